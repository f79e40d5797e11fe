//! Reading and writing little-endian bytes, bounds-checked, with errors that say where and what was expected.

use core::fmt;

/// A version of the object format.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Version {
    /// Major version.
    pub major: u8,
    /// Minor version.
    pub minor: u8,
}

impl Version {
    /// The version `major.minor`.
    pub const fn new(major: u8, minor: u8) -> Self {
        Self { major, minor }
    }

    /// Whether it is this version or a later one.
    #[inline]
    pub const fn at_least(self, major: u8, minor: u8) -> bool {
        self.key() >= Self::new(major, minor).key()
    }

    #[inline]
    const fn key(self) -> u16 {
        (self.major as u16) << 8 | self.minor as u16
    }
}

impl fmt::Display for Version {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.major, self.minor)
    }
}

/// Why bytes cannot be read as what they should be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum WireErrorKind {
    /// The bytes end too early.
    Truncated {
        /// How many bytes were wanted at the offset.
        wanted: usize,
        /// How many there are.
        left: usize,
    },
    /// A value has no meaning, or a bit that must be zero is not.
    Reserved {
        /// The value read.
        value: u64,
    },
    /// No instruction has this opcode.
    UnknownOpcode {
        /// The byte.
        opcode: u8,
    },
    /// No sub-operation of the opcode has this value.
    UnknownSubOpcode {
        /// The opcode.
        opcode: u8,
        /// The value.
        sub_opcode: u64,
    },
}

/// Bytes that cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WireError {
    /// Where, in bytes from the start of what is read.
    pub offset: usize,
    /// Why.
    pub kind: WireErrorKind,
}

impl fmt::Display for WireError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "at byte {:#x}: ", self.offset)?;
        match self.kind {
            WireErrorKind::Truncated { wanted, left } => write!(f, "{wanted} bytes are wanted, {left} are left"),
            WireErrorKind::Reserved { value } => write!(f, "{value:#x} has no meaning here"),
            WireErrorKind::UnknownOpcode { opcode } => write!(f, "{opcode:#04x} is no opcode"),
            WireErrorKind::UnknownSubOpcode { opcode, sub_opcode } => {
                write!(f, "opcode {opcode:#04x} has no sub-operation {sub_opcode:#04x}")
            }
        }
    }
}

impl core::error::Error for WireError {}

/// Reads from bytes, front to back.
#[derive(Clone, Debug)]
pub struct Reader<'a> {
    bytes: &'a [u8],
    offset: usize,
    version: Version,
}

macro_rules! read_integers {
    ($($name:ident $int:ty;)*) => {$(
        #[doc = concat!("Reads a `", stringify!($int), "`.")]
        ///
        /// # Errors
        /// When the bytes end too early.
        #[inline]
        pub fn $name(&mut self) -> Result<$int, WireError> {
            match self.bytes.get(self.offset..).and_then(|rest| rest.first_chunk()) {
                Some(chunk) => {
                    self.offset += size_of::<$int>();
                    Ok(<$int>::from_le_bytes(*chunk))
                }
                None => Err(self.truncated(size_of::<$int>())),
            }
        }
    )*};
}

impl<'a> Reader<'a> {
    /// A reader at the start of `bytes`, which are of this version.
    pub const fn new(bytes: &'a [u8], version: Version) -> Self {
        Self { bytes, offset: 0, version }
    }

    /// A reader at an offset; past the end it is at the end.
    pub fn at(bytes: &'a [u8], offset: usize, version: Version) -> Self {
        Self { bytes, offset: offset.min(bytes.len()), version }
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

    /// Reads so many bytes.
    ///
    /// # Errors
    /// When the bytes end too early.
    #[inline]
    pub fn take(&mut self, count: usize) -> Result<&'a [u8], WireError> {
        let end = self.offset.checked_add(count);
        match end.and_then(|end| self.bytes.get(self.offset..end)) {
            Some(bytes) => {
                self.offset += count;
                Ok(bytes)
            }
            None => Err(self.truncated(count)),
        }
    }

    /// Where it is, in bytes from the start.
    #[inline]
    pub const fn offset(&self) -> usize {
        self.offset
    }

    /// All bytes, read or not.
    pub const fn bytes(&self) -> &'a [u8] {
        self.bytes
    }

    /// The version of the format.
    #[inline]
    pub const fn version(&self) -> Version {
        self.version
    }

    /// How many bytes are left.
    #[inline]
    pub const fn left(&self) -> usize {
        self.bytes.len() - self.offset
    }

    /// Whether everything is read.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.left() == 0
    }

    #[cold]
    const fn truncated(&self, wanted: usize) -> WireError {
        WireError { offset: self.offset, kind: WireErrorKind::Truncated { wanted, left: self.left() } }
    }

    /// The error for a value that was just read, of this size, and has no meaning.
    #[cold]
    pub const fn reserved(&self, value: u64, size: usize) -> WireError {
        WireError { offset: self.offset.saturating_sub(size), kind: WireErrorKind::Reserved { value } }
    }

    /// The error for an opcode that was just read and is none.
    #[cold]
    pub const fn unknown_opcode(&self, opcode: u8) -> WireError {
        WireError { offset: self.offset.saturating_sub(1), kind: WireErrorKind::UnknownOpcode { opcode } }
    }

    /// The error for a sub-operation that was just read, of this size, and is none.
    #[cold]
    pub const fn unknown_sub_opcode(&self, opcode: u8, sub_opcode: u64, size: usize) -> WireError {
        let kind = WireErrorKind::UnknownSubOpcode { opcode, sub_opcode };
        WireError { offset: self.offset.saturating_sub(size), kind }
    }
}

/// The buffer is too small.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BufferFull;

impl fmt::Display for BufferFull {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the buffer is too small")
    }
}

impl core::error::Error for BufferFull {}

/// Writes into bytes, front to back.
#[derive(Debug)]
pub struct Writer<'b> {
    bytes: &'b mut [u8],
    offset: usize,
    version: Version,
}

macro_rules! write_integers {
    ($($name:ident $int:ty;)*) => {$(
        #[doc = concat!("Writes a `", stringify!($int), "`.")]
        ///
        /// # Errors
        /// When the buffer is full.
        #[inline]
        pub fn $name(&mut self, value: $int) -> Result<(), BufferFull> {
            self.put(&value.to_le_bytes())
        }
    )*};
}

impl<'b> Writer<'b> {
    /// A writer at the start of `bytes`, for this version.
    pub const fn new(bytes: &'b mut [u8], version: Version) -> Self {
        Self { bytes, offset: 0, version }
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
    /// When the buffer is full.
    #[inline]
    pub fn put(&mut self, bytes: &[u8]) -> Result<(), BufferFull> {
        let end = self.offset + bytes.len();
        let target = self.bytes.get_mut(self.offset..end).ok_or(BufferFull)?;
        target.copy_from_slice(bytes);
        self.offset = end;
        Ok(())
    }

    /// How many bytes are written.
    #[inline]
    pub const fn offset(&self) -> usize {
        self.offset
    }

    /// The version of the format.
    #[inline]
    pub const fn version(&self) -> Version {
        self.version
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const V41: Version = Version::new(4, 1);

    #[test]
    fn integers_come_back_as_written() {
        let mut bytes = [0; 15];
        let mut writer = Writer::new(&mut bytes, V41);
        assert!(writer.u8(0x12).is_ok() && writer.i16(-2).is_ok() && writer.u32(0x3456_789a).is_ok());
        assert!(writer.i64(i64::MIN).is_ok());
        assert_eq!(writer.u8(0), Err(BufferFull));
        let mut reader = Reader::new(&bytes, V41);
        assert_eq!((reader.u8(), reader.i16(), reader.u32()), (Ok(0x12), Ok(-2), Ok(0x3456_789a)));
        assert_eq!(reader.i64(), Ok(i64::MIN));
        assert!(reader.is_empty());
    }

    #[test]
    fn a_short_read_says_where_and_moves_nothing() {
        let mut reader = Reader::at(&[1, 2, 3], 1, V41);
        let error = WireError { offset: 1, kind: WireErrorKind::Truncated { wanted: 4, left: 2 } };
        assert_eq!(reader.u32(), Err(error));
        assert_eq!(reader.take(usize::MAX).map_err(|e| e.offset), Err(1));
        assert_eq!(reader.u16(), Ok(0x0302));
    }

    #[test]
    fn versions_are_ordered_by_both_parts() {
        assert!(Version::new(3, 10).at_least(3, 4) && !Version::new(3, 3).at_least(3, 4) && V41.at_least(3, 8));
    }
}
