//! Values that follow each other without anything between them.

use crate::{Reader, Version, Wire, WireError};
use core::marker::PhantomData;

/// Reads values one after the other up to the end of the bytes, or to the first error, which is the last item.
///
/// It allocates nothing, and ends: a value takes a byte at least.
#[derive(Clone, Debug)]
pub struct Stream<'a, T> {
    reader: Reader<'a>,
    over: bool,
    item: PhantomData<T>,
}

impl<'a, T: Wire<'a>> Stream<'a, T> {
    /// Reads all of these bytes, which are of this version.
    pub const fn new(bytes: &'a [u8], version: Version) -> Self {
        Self::from_reader(Reader::new(bytes, version))
    }

    /// Reads what a reader has not read yet.
    pub const fn from_reader(reader: Reader<'a>) -> Self {
        Self { reader, over: false, item: PhantomData }
    }

    /// Where the next value begins, in bytes from the start. After an error: where the value that cannot be read begins.
    #[inline]
    pub const fn offset(&self) -> usize {
        self.reader.offset()
    }

    /// All bytes, read or not.
    pub const fn bytes(&self) -> &'a [u8] {
        self.reader.bytes()
    }

    /// The version of the format.
    pub const fn version(&self) -> Version {
        self.reader.version()
    }

    /// A place for [`next_in`](Self::next_in).
    pub fn place() -> Result<T, WireError> {
        Ok(T::zeroed(0))
    }

    /// Reads the next value to a place that is used again and again, and lends it: as [`next`](Iterator::next), but a value that is
    /// large for what is asked of it is not moved.
    ///
    /// ```
    /// # use openvisa_codec::{Stream, Version, WireError};
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
        T::read_in(place, &mut self.reader);
        // Nothing was read of what cannot be. A value without bytes would be read for ever.
        self.over = self.reader.left() == before;
        Some(place.as_ref().map_err(|error| *error))
    }

    /// Each value with the offset at which it begins.
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
