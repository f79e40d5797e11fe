//! Iteration over encoded values that follow each other without gaps.
//!
//! For example, the body of a kernel is a `Stream<Inst>`.

use crate::{Reader, Version, Wire, WireError};
use core::marker::PhantomData;

/// An iterator that decodes values up to the end of the bytes, or up to the first error. The error
/// is the last item.
///
/// The iterator does not allocate. It ends for any input, because each item consumes at least one
/// byte.
#[derive(Clone, Debug)]
pub struct Stream<'a, T> {
    reader: Reader<'a>,
    over: bool,
    item: PhantomData<T>,
}

impl<'a, T: Wire<'a>> Stream<'a, T> {
    /// Creates an iterator over `bytes`, which are in the form of `version`.
    pub const fn new(bytes: &'a [u8], version: Version) -> Self {
        Self::from_reader(Reader::new(bytes, version))
    }

    /// Creates an iterator over the bytes that a reader has left.
    pub const fn from_reader(reader: Reader<'a>) -> Self {
        Self { reader, over: false, item: PhantomData }
    }

    /// Returns the offset of the next value, in bytes from the start. After an error: the offset of
    /// the value that cannot be read.
    #[inline]
    pub const fn offset(&self) -> usize {
        self.reader.offset()
    }

    /// Returns the whole buffer, including bytes already read.
    pub const fn bytes(&self) -> &'a [u8] {
        self.reader.bytes()
    }

    /// Returns the version of the format.
    pub const fn version(&self) -> Version {
        self.reader.version()
    }

    /// Returns a buffer for [`next_in`](Self::next_in).
    pub fn place() -> Result<T, WireError> {
        Ok(T::zeroed(0))
    }

    /// Reads the next value into `place` and returns a reference to it. Unlike
    /// [`next`](Iterator::next), this does not move a large value.
    ///
    /// ```
    /// # use openvisa_isa_core::{Stream, Version, WireError};
    /// # fn main() -> Result<(), WireError> {
    /// let mut stream = Stream::<u16>::new(&[1, 0, 2, 0], Version::new(4, 1));
    /// let (mut place, mut sum) = (Stream::place(), 0);
    /// while let Some(value) = stream.next_in(&mut place) {
    ///     sum += value?;
    /// }
    /// assert_eq!(sum, 3);
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn next_in<'p>(&mut self, place: &'p mut Result<T, WireError>) -> Option<Result<&'p T, WireError>> {
        if self.over || self.reader.is_empty() {
            return None;
        }
        let before = self.reader.left();
        T::read_result(place, &mut self.reader);
        // A failed read leaves the reader unchanged. A value of zero bytes would repeat for ever.
        self.over = self.reader.left() == before;
        Some(place.as_ref().map_err(|error| *error))
    }

    /// Returns an iterator over the values, each with its offset in bytes.
    pub fn with_offsets(mut self) -> impl Iterator<Item = Result<(usize, T), WireError>> {
        core::iter::from_fn(move || {
            let offset = self.offset();
            Some(self.next()?.map(|value| (offset, value)))
        })
    }
}

impl<'a, T: Wire<'a>> Iterator for Stream<'a, T> {
    type Item = Result<T, WireError>;

    #[inline]
    fn next(&mut self) -> Option<Self::Item> {
        if self.over || self.reader.is_empty() {
            return None;
        }
        let before = self.reader.left();
        let item = T::read(&mut self.reader);
        self.over = self.reader.left() == before;
        Some(item)
    }
}

impl<'a, T: Wire<'a>> core::iter::FusedIterator for Stream<'a, T> {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::WireErrorKind;

    const V41: Version = Version::new(4, 1);

    #[test]
    fn values_come_with_their_offsets_and_an_error_is_the_last_item() {
        let mut stream = Stream::<u16>::new(&[1, 0, 2, 0, 3], V41).with_offsets();
        assert_eq!((stream.next(), stream.next()), (Some(Ok((0, 1))), Some(Ok((2, 2)))));
        let error = WireError { offset: 4, kind: WireErrorKind::Truncated { wanted: 2, left: 1 } };
        assert_eq!((stream.next(), stream.next()), (Some(Err(error)), None));
    }
}
