//! Bounds-checked reading and writing of little-endian bytes. An error contains the byte offset and
//! what was expected there.
//!
//! For example, `reader.u32()` at offset 1 of a 3-byte buffer fails with
//! `at byte 0x1: 4 bytes are wanted, 2 are left`.

use crate::{Version, WireError, WireErrorKind, WriteError, WriteErrorKind};

/// A position in a byte buffer that is read from front to back.
#[derive(Clone, Debug)]
pub struct Reader<'a> {
    bytes: &'a [u8],
    rest: &'a [u8],
    /// [Key](Version::key) of the version.
    version: u16,
}

macro_rules! read_integers {
    ($($name:ident $int:ty;)*) => {$(
        #[doc = concat!("Reads a `", stringify!($int), "`.")]
        ///
        /// # Errors
        /// When the bytes end too early.
        #[inline]
        pub fn $name(&mut self) -> Result<$int, WireError> {
            self.array().map(|bytes| <$int>::from_le_bytes(*bytes))
        }
    )*};
}

impl<'a> Reader<'a> {
    /// Creates a reader at the start of `bytes`, which are in the form of `version`.
    pub const fn new(bytes: &'a [u8], version: Version) -> Self {
        Self { bytes, rest: bytes, version: version.key() }
    }

    /// Creates a reader at an offset in bytes. An offset past the end means the end.
    pub fn at(bytes: &'a [u8], offset: usize, version: Version) -> Self {
        Self { bytes, rest: bytes.get(offset..).unwrap_or(&[]), version: version.key() }
    }

    read_integers! {
        u8 u8;
        i8 i8;
        u16 u16;
        i16 i16;
        u32 u32;
        i32 i32;
        u64 u64;
        i64 i64;
    }

    /// Reads `N` bytes. One bounds check then serves several fields.
    ///
    /// # Errors
    /// When the bytes end too early.
    #[inline]
    pub fn array<const N: usize>(&mut self) -> Result<&'a [u8; N], WireError> {
        match self.rest.split_first_chunk() {
            Some((array, rest)) => {
                self.rest = rest;
                Ok(array)
            }
            None => Err(self.truncated_error(N)),
        }
    }

    /// Reads `N` bytes; `None` if fewer are left.
    #[inline]
    pub fn chunk<const N: usize>(&mut self) -> Option<&'a [u8; N]> {
        let (chunk, rest) = self.rest.split_first_chunk()?;
        self.rest = rest;
        Some(chunk)
    }

    /// Returns the next `N` bytes without advancing; `None` if fewer are left.
    #[inline]
    pub const fn peek<const N: usize>(&self) -> Option<&'a [u8; N]> {
        self.rest.first_chunk()
    }

    /// Skips `count` bytes. Returns `None` without moving if `count` is 0 or more than the bytes
    /// left.
    #[inline]
    pub fn advance(&mut self, count: usize) -> Option<()> {
        if count == 0 {
            return None;
        }
        self.rest = self.rest.get(count..)?;
        Some(())
    }

    /// Returns a 0 that the optimiser cannot see, for [`Zero::zeroed`](crate::Zero::zeroed): the
    /// bits of the 16-bit version key above bit 15.
    #[inline]
    pub const fn zero(&self) -> u32 {
        self.version as u32 >> 16
    }

    /// Moves to the position of another reader of the same bytes.
    #[inline]
    pub fn go_to(&mut self, other: &Self) {
        self.rest = other.rest;
    }

    /// Reads from `bytes`, which are in the form of the version with the key `version`. Returns the
    /// number of bytes read; 0 if `read` returns `None`.
    #[inline]
    pub fn length(bytes: &'a [u8], version: u16, read: impl FnOnce(&mut Self) -> Option<()>) -> usize {
        let mut r = Self { bytes, rest: bytes, version };
        read(&mut r).map_or(0, |()| r.offset())
    }

    /// Reads `count` bytes.
    ///
    /// # Errors
    /// When the bytes end too early.
    #[inline]
    pub fn take(&mut self, count: usize) -> Result<&'a [u8], WireError> {
        match self.rest.split_at_checked(count) {
            Some((bytes, rest)) => {
                self.rest = rest;
                Ok(bytes)
            }
            None => Err(self.truncated_error(count)),
        }
    }

    /// Returns the position in bytes from the start.
    #[inline]
    pub const fn offset(&self) -> usize {
        self.bytes.len() - self.rest.len()
    }

    /// Returns the whole buffer, including bytes already read.
    pub const fn bytes(&self) -> &'a [u8] {
        self.bytes
    }

    /// Returns the bytes not read yet.
    #[inline]
    pub const fn rest(&self) -> &'a [u8] {
        self.rest
    }

    /// Returns the version of the format.
    #[inline]
    pub const fn version(&self) -> Version {
        Version::from_key(self.version)
    }

    /// Returns the number of bytes left.
    #[inline]
    pub const fn left(&self) -> usize {
        self.rest.len()
    }

    /// Returns whether no bytes are left.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.rest.is_empty()
    }

    #[cold]
    const fn truncated_error(&self, wanted: usize) -> WireError {
        WireError { offset: self.offset(), kind: WireErrorKind::Truncated { wanted, left: self.left() } }
    }

    /// Creates the error for a reserved `value` that begins `back` bytes before the current
    /// position.
    #[cold]
    pub const fn reserved(&self, value: u64, back: usize) -> WireError {
        WireError { offset: self.offset().saturating_sub(back), kind: WireErrorKind::Reserved { value } }
    }
}

/// Size of a [`Room`] in bytes. Nearly all instructions are shorter.
#[doc(hidden)]
pub const ROOM_BYTES: usize = 64;

/// A fixed-size buffer for one encoded instruction: the fast path of encoding.
///
/// The capacity is a constant and most offsets are too, so nearly all bounds checks are optimised
/// away. A `Room` that does not leave its function stays in registers.
#[derive(Debug)]
pub struct Room<'o> {
    bytes: &'o mut [u8; ROOM_BYTES],
    at: usize,
    /// [Key](Version::key) of the version.
    version: u16,
}

impl<'o> Room<'o> {
    /// Creates an empty room over `bytes`, for the version with the key `version`.
    #[inline(always)]
    pub const fn new(bytes: &'o mut [u8; ROOM_BYTES], version: u16) -> Self {
        Self { bytes, at: 0, version }
    }

    /// Reserves the next `N` bytes; `None` if fewer are left.
    #[inline(always)]
    pub fn take<const N: usize>(&mut self) -> Option<&mut [u8; N]> {
        let bytes = self.bytes.get_mut(self.at..)?.first_chunk_mut()?;
        self.at += N;
        Some(bytes)
    }

    /// Appends bytes; `None` if fewer are left.
    #[inline(always)]
    pub fn put<const N: usize>(&mut self, bytes: [u8; N]) -> Option<()> {
        *self.take()? = bytes;
        Some(())
    }

    /// Appends the bytes that `write` writes; `None` if it fails.
    #[inline(always)]
    pub fn write(&mut self, write: impl FnOnce(&mut Writer<'_>) -> Result<(), WriteError>) -> Option<()> {
        let mut w = Writer { bytes: self.bytes.get_mut(self.at..)?, offset: 0, version: self.version };
        write(&mut w).ok()?;
        self.at += w.offset;
        Some(())
    }

    /// Returns the number of bytes appended.
    #[inline(always)]
    pub const fn len(&self) -> usize {
        self.at
    }

    /// Returns whether nothing was appended.
    pub const fn is_empty(&self) -> bool {
        self.at == 0
    }

    /// Returns the version of the format.
    #[inline(always)]
    pub const fn version(&self) -> Version {
        Version::from_key(self.version)
    }
}

/// A position in a byte buffer that is written from front to back.
#[derive(Debug)]
pub struct Writer<'b> {
    bytes: &'b mut [u8],
    offset: usize,
    /// [Key](Version::key) of the version.
    version: u16,
}

macro_rules! write_integers {
    ($($name:ident $int:ty;)*) => {$(
        #[doc = concat!("Writes a `", stringify!($int), "`.")]
        ///
        /// # Errors
        /// When the buffer is too small.
        #[inline]
        pub fn $name(&mut self, value: $int) -> Result<(), WriteError> {
            self.put(&value.to_le_bytes())
        }
    )*};
}

impl<'b> Writer<'b> {
    /// Creates a writer at the start of `bytes`, for `version`.
    pub const fn new(bytes: &'b mut [u8], version: Version) -> Self {
        Self { bytes, offset: 0, version: version.key() }
    }

    write_integers! {
        u8 u8;
        i8 i8;
        u16 u16;
        i16 i16;
        u32 u32;
        i32 i32;
        u64 u64;
        i64 i64;
    }

    /// Writes bytes.
    ///
    /// # Errors
    /// When the buffer is too small.
    #[inline]
    pub fn put(&mut self, bytes: &[u8]) -> Result<(), WriteError> {
        match self.bytes.get_mut(self.offset..).and_then(|rest| rest.get_mut(..bytes.len())) {
            Some(target) => {
                target.copy_from_slice(bytes);
                self.offset += bytes.len();
                Ok(())
            }
            None => Err(self.error(WriteErrorKind::Full {
                wanted: bytes.len(),
                left: self.bytes.len().saturating_sub(self.offset),
            })),
        }
    }

    /// Calls `write` with a temporary writer of the rest of the buffer. Bytes that it writes before
    /// an error are discarded.
    ///
    /// Only `write` sees the temporary writer, so the optimiser can keep it in registers.
    ///
    /// # Errors
    /// When `write` fails.
    #[inline]
    pub fn within(&mut self, write: impl FnOnce(&mut Writer<'_>) -> Result<(), WriteError>) -> Result<(), WriteError> {
        let start = self.offset;
        let rest = self.bytes.get_mut(start..).unwrap_or(&mut []);
        let mut inner = Writer { bytes: rest, offset: 0, version: self.version };
        match write(&mut inner) {
            Ok(()) => {
                self.offset = start + inner.offset;
                Ok(())
            }
            Err(error) => Err(WriteError { offset: start + error.offset, ..error }),
        }
    }

    /// Calls `put` with the next [`ROOM_BYTES`] bytes and the version key. `put` returns the number
    /// of bytes it encoded.
    ///
    /// Returns `None`, and writes nothing, if `put` returns `None` or fewer than [`ROOM_BYTES`]
    /// bytes are left.
    #[doc(hidden)]
    #[inline(always)]
    pub fn in_room(&mut self, put: impl FnOnce(&mut [u8; ROOM_BYTES], u16) -> Option<usize>) -> Option<()> {
        let bytes = self.bytes.get_mut(self.offset..)?.first_chunk_mut()?;
        let len = put(bytes, self.version)?;
        self.offset += len;
        Some(())
    }

    /// Creates an error at the current position.
    #[cold]
    pub const fn error(&self, kind: WriteErrorKind) -> WriteError {
        WriteError { offset: self.offset, kind }
    }

    /// Returns the bytes written so far.
    pub fn written(&self) -> &[u8] {
        self.bytes.get(..self.offset).unwrap_or(&[])
    }

    /// Returns the number of bytes written.
    #[inline]
    pub const fn offset(&self) -> usize {
        self.offset
    }

    /// Returns the version of the format.
    #[inline]
    pub const fn version(&self) -> Version {
        Version::from_key(self.version)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Wire;
    use crate::wire_traits::{LengthSink, WriterSink, visit_after};

    const V41: Version = Version::new(4, 1);

    #[test]
    fn written_integers_are_read_as_equal_values() {
        let mut bytes = [0; 15];
        let mut writer = Writer::new(&mut bytes, V41);
        assert!(writer.u8(0x12).is_ok() && writer.i16(-2).is_ok() && writer.u32(0x3456_789a).is_ok());
        assert!(writer.i64(i64::MIN).is_ok());
        let full = WriteErrorKind::Full { wanted: 1, left: 0 };
        assert_eq!(writer.u8(0), Err(WriteError { offset: 15, kind: full }));
        let mut reader = Reader::new(&bytes, V41);
        assert_eq!((reader.u8(), reader.i16(), reader.u32()), (Ok(0x12), Ok(-2), Ok(0x3456_789a)));
        assert_eq!(reader.i64(), Ok(i64::MIN));
        assert!(reader.is_empty());
    }

    #[test]
    fn nested_writes_are_discarded_on_error_and_report_outer_offsets() {
        let mut bytes = [0; 4];
        let mut writer = Writer::new(&mut bytes, V41);
        assert_eq!(writer.u8(1), Ok(()));
        assert_eq!(writer.within(|w| w.u16(0x0302)), Ok(()));
        let full = WriteErrorKind::Full { wanted: 2, left: 0 };
        let result = writer.within(|w| {
            w.u8(4)?;
            w.u16(5)
        });
        assert_eq!(result, Err(WriteError { offset: 4, kind: full }));
        assert_eq!(writer.written(), [1, 2, 3]);
    }

    #[test]
    fn a_room_is_committed_only_if_everything_fits() {
        let mut bytes = [0; ROOM_BYTES + 2];
        let mut writer = Writer::new(&mut bytes, V41);
        let three = |bytes: &mut [u8; ROOM_BYTES], version| {
            let mut room = Room::new(bytes, version);
            0x0201_u16.write_fast(&mut room)?;
            room.write(|w| w.u8(3))?;
            Some(room.len())
        };
        assert_eq!(writer.in_room(three), Some(()));
        assert_eq!(writer.in_room(three), None, "the room is too small now");
        let full = WriteErrorKind::Full { wanted: 2, left: 1 };
        let behind = |w: &mut Writer<'_>| WriterSink::write(w, |sink| visit_after(&4_u16, &[3], sink));
        assert_eq!(behind(&mut Writer::new(&mut [0; 2], V41)), Err(WriteError { offset: 1, kind: full }));
        assert_eq!(LengthSink::measure(V41, |sink| visit_after(&4_u16, &[3], sink)), 3);
        assert_eq!(WriterSink::write(&mut writer, |sink| visit_after(&5_u8, &[4], sink)), Ok(()));
        assert_eq!(writer.written(), [1, 2, 3, 4, 5]);
    }

    #[test]
    fn a_room_rejects_bytes_beyond_its_capacity() {
        let mut bytes = [0; 2 * ROOM_BYTES];
        let mut writer = Writer::new(&mut bytes, V41);
        assert_eq!(
            writer.in_room(|bytes, version| Room::new(bytes, version).put([0; ROOM_BYTES + 1]).map(|()| 1)),
            None
        );
        let twice = |bytes: &mut [u8; ROOM_BYTES], version| {
            let mut room = Room::new(bytes, version);
            room.put([7; ROOM_BYTES - 1])?;
            1_u16.write_fast(&mut room)?;
            Some(room.len())
        };
        assert_eq!(writer.in_room(twice), None);
        assert_eq!(writer.offset(), 0);
    }

    #[test]
    fn failed_reads_report_the_offset_and_keep_the_position() {
        let mut reader = Reader::at(&[1, 2, 3], 1, V41);
        let error = WireError { offset: 1, kind: WireErrorKind::Truncated { wanted: 4, left: 2 } };
        assert_eq!(reader.u32(), Err(error));
        assert_eq!(reader.take(usize::MAX).map_err(|e| e.offset), Err(1));
        assert_eq!(reader.u16(), Ok(0x0302));
    }
}
