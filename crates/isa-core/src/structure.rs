//! Structures of the object format: the trait of the generated types, and the tables that describe
//! them.
//!
//! For example, `common_isa_header` is a generated type that implements [`Structure`], and its
//! [`INFO`](Structure::INFO) lists its members with their legal values.
//!
//! Generated code reads a structure without checking values, and fails only if bytes are missing.
//! [`inspect`](crate::inspect) checks the values against the tables, and names the members for
//! errors.

use crate::{Reader, Version, Versions, WireError, WireErrorKind, WriteError, WriteErrorKind, Writer};

/// A generated structure of the object format.
///
/// `'a` is the lifetime of the bytes that the structure borrows its variable parts from.
pub trait Structure<'a>: Copy + Default {
    /// The description of the structure.
    const INFO: &'static StructureInfo;

    /// Returns the length in bytes without repeated members. Never 0 for the entry of an
    /// [`Array`](crate::Array).
    fn least_size(version: Version) -> usize;

    /// Reads the members of one [part](StructureInfo::parts). The structure begins at offset
    /// `start`. After an error, the members read before keep their values.
    ///
    /// # Errors
    /// When the bytes end too early.
    fn read_part(&mut self, part: usize, start: usize, reader: &mut Reader<'a>) -> Result<(), WireError>;

    /// Returns the encoded length, in bytes, of all members before the one with this index.
    fn size_before(&self, member: usize, version: Version) -> usize;

    /// Writes the structure.
    ///
    /// # Errors
    /// When a value does not fit its member in the version of the writer, or the buffer is full.
    fn write(&self, writer: &mut Writer<'_>) -> Result<(), WriteError>;

    /// Skips one structure; only its length is determined.
    ///
    /// # Errors
    /// When the bytes end too early.
    #[inline]
    fn skip(reader: &mut Reader<'a>) -> Result<(), WireError> {
        Self::read(reader).map(|_| ())
    }

    /// Skips `count` consecutive structures.
    ///
    /// # Errors
    /// When the bytes end too early. The position of the reader is then unspecified.
    #[inline]
    fn skip_all(count: usize, reader: &mut Reader<'a>) -> Result<(), WireError> {
        (0..count).try_for_each(|_| Self::skip(reader))
    }

    /// Reads all parts into `self`. After an error, the members read before keep their values.
    ///
    /// # Errors
    /// When the bytes end too early.
    #[inline]
    fn read_into(&mut self, reader: &mut Reader<'a>) -> Result<(), WireError> {
        let start = reader.offset();
        for part in 0..Self::INFO.parts.len() {
            self.read_part(part, start, reader)?;
        }
        Ok(())
    }

    /// Reads a structure.
    ///
    /// # Errors
    /// When the bytes end too early.
    #[inline]
    fn read(reader: &mut Reader<'a>) -> Result<Self, WireError> {
        let mut value = Self::default();
        value.read_into(reader)?;
        Ok(value)
    }

    /// Returns the encoded length in bytes.
    fn size(&self, version: Version) -> usize {
        self.size_before(Self::INFO.members.len(), version)
    }
}

/// The description of a structure.
#[derive(Debug)]
pub struct StructureInfo {
    /// Name in the specification.
    pub name: &'static str,
    /// File and line of the definition.
    pub spec: &'static str,
    /// Members in wire order.
    pub members: &'static [MemberInfo],
    /// Index of the first member of each part; the first is 0. A part begins where an offset leads
    /// to its first member, so it can be read even if the previous part is damaged.
    pub parts: &'static [u8],
}

impl StructureInfo {
    /// Returns a member; `None` if it is a member of another structure.
    pub fn member(&self, id: MemberId) -> Option<&'static MemberInfo> {
        self.members.get(id.position).filter(|member| member.is(id))
    }

    /// Returns the offset of a member in bytes. Returns `None` if the member, or one before it, is
    /// not a single integer.
    pub const fn offset(&self, id: MemberId, version: Version) -> Option<usize> {
        let (mut offset, mut at) = (0, 0);
        while at < self.members.len() {
            let (member, mut of) = (&self.members[at], 0);
            while of < member.layout.len() && !member.layout[of].versions.contain(version) {
                of += 1;
            }
            if of < member.layout.len() {
                let (MemberKind::Int { bytes, .. }, MemberCount::One) = (member.layout[of].kind, member.count) else {
                    return None;
                };
                if at == id.position && equal_bytes(self.name.as_bytes(), id.structure.as_bytes()) {
                    return Some(offset);
                }
                offset += bytes as usize;
            }
            at += 1;
        }
        None
    }

    /// Returns the newest version that changes the encoding of a member; `None` if none does.
    pub const fn newest_change(&self) -> Option<Version> {
        let (mut newest, mut at) = (None::<Version>, 0);
        while at < self.members.len() {
            let mut of = 0;
            while of < self.members[at].layout.len() {
                let Versions { from, before } = self.members[at].layout[of].versions;
                newest = newer_version(newer_version(newest, from), before);
                of += 1;
            }
            at += 1;
        }
        newest
    }

    /// Asserts that the structure has at most [`MAX_MEMBERS`](crate::MAX_MEMBERS) members and
    /// [`MAX_PARTS`](crate::MAX_PARTS) parts. Called in a constant, it fails the build.
    ///
    /// # Panics
    /// If the structure has more members or parts.
    pub const fn assert_fits(&self) {
        assert!(self.members.len() <= crate::MAX_MEMBERS && self.parts.len() <= crate::MAX_PARTS);
    }
}

/// Compares two strings in a constant.
const fn equal_bytes(a: &[u8], b: &[u8]) -> bool {
    let mut at = 0;
    while at < a.len() && at < b.len() && a[at] == b[at] {
        at += 1;
    }
    at == a.len() && at == b.len()
}

/// Returns the newer of two versions.
const fn newer_version(a: Option<Version>, b: Option<Version>) -> Option<Version> {
    match (a, b) {
        (Some(first), Some(second)) if first.key() < second.key() => b,
        (None, _) => b,
        _ => a,
    }
}

/// Identifies a member of a structure of the object format. The crate `openvisa-isa` has a constant
/// for each member, for example `members::var_info::NUM_ELEMENTS`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MemberId {
    /// Name of the structure in the specification.
    pub structure: &'static str,
    /// Name of the member in the specification.
    pub name: &'static str,
    /// Position of the member in the structure, from 0.
    pub position: usize,
}

/// The description of a member.
#[derive(Debug)]
pub struct MemberInfo {
    /// Name of the structure that has the member.
    pub structure: &'static str,
    /// Name in the specification.
    pub name: &'static str,
    /// File and line of the description.
    pub spec: &'static str,
    /// Encoding by version. The first entry whose versions contain the file's version applies.
    /// Without one, the member takes no bytes.
    pub layout: &'static [MemberLayout],
    /// Number of repetitions.
    pub count: MemberCount,
    /// Index of the member that contains the offset of this one, in bytes from the start of the
    /// structure.
    pub begins_at: Option<u8>,
    /// Rules for the value.
    pub rules: &'static [MemberRule],
}

impl MemberInfo {
    /// Returns the encoding in a version; `None` if the member takes no bytes.
    pub fn kind(&self, version: Version) -> Option<MemberKind> {
        self.layout.iter().find(|l| l.versions.contain(version)).map(|l| l.kind)
    }

    /// Returns whether this is the description of the member.
    pub fn is(&self, id: MemberId) -> bool {
        self.structure == id.structure && self.name == id.name
    }

    /// Returns whether `other` is a member of the structure that this member consists of.
    pub fn contains(&self, other: &MemberInfo) -> bool {
        let same = |l: &MemberLayout| matches!(l.kind, MemberKind::Structure(info) if info.name == other.structure);
        self.layout.iter().any(same)
    }
}

/// The encoding of a member in a range of versions.
#[derive(Debug)]
pub struct MemberLayout {
    /// Versions that have this encoding.
    pub versions: Versions,
    /// The encoding.
    pub kind: MemberKind,
}

/// The encoding of a member.
#[derive(Clone, Copy, Debug)]
pub enum MemberKind {
    /// A little-endian integer.
    Int {
        /// Length in bytes.
        bytes: u8,
        /// Whether it is in two's complement.
        signed: bool,
    },
    /// A structure.
    Structure(&'static StructureInfo),
    /// Characters and a terminating zero byte.
    String,
    /// Raw bytes; the count is their number.
    Bytes,
}

/// The number of repetitions of a member.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MemberCount {
    /// Not repeated.
    One,
    /// Value of the member at this index.
    Member(u8),
    /// A constant number.
    Fixed(u32),
    /// All bytes up to the end of the structure.
    Rest,
}

/// A rule for the value of a member.
#[derive(Debug)]
pub enum MemberRule {
    /// The legal range, inclusive.
    Range(i64, i64),
    /// The only legal value.
    MustBe(u64),
    /// The legal codes of a bit group, or of the whole member as one group.
    Codes {
        /// Name of the group; empty for the whole member, and for reserved bits.
        group: &'static str,
        /// Lowest bit.
        low: u8,
        /// Width in bits.
        width: u8,
        /// Legal codes.
        codes: &'static [u64],
    },
    /// The index of an entry in a table of the same object.
    IndexOf(&'static TableInfo),
    /// The index of an entry in the table that a bit group of an earlier member selects.
    IndexSelected {
        /// Index of the selecting member.
        member: u8,
        /// Lowest bit of the selecting group.
        low: u8,
        /// Width of the selecting group in bits.
        width: u8,
        /// Selector values, each with the table it selects.
        tables: &'static [(u64, &'static TableInfo)],
    },
    /// The offset of a structure, in bytes from the start of the file.
    OffsetOf {
        /// Description of the structure.
        structure: &'static StructureInfo,
        /// Index of the member with the size of the structure in bytes.
        size: u8,
    },
    /// The offset of bytes without a description, from the start of the file.
    OffsetOfBytes {
        /// Index of the member with the number of bytes.
        size: u8,
    },
    /// The offset of a member of another structure, in bytes from the start of the file.
    OffsetIn {
        /// Name of the other structure.
        structure: &'static str,
        /// Index of the member in the other structure.
        member: u8,
    },
}

/// A table that indices refer to.
#[derive(Debug)]
pub struct TableInfo {
    /// Name of the structure of the entries.
    pub structure: &'static str,
    /// Index of the first entry.
    pub first: u32,
    /// Other legal indices: those of predefined variables.
    pub predefined: &'static [u32],
}

/// Reads a zero-terminated string. Returns its characters without the zero byte.
///
/// # Errors
/// When there is no zero byte.
#[inline]
pub fn read_string<'a>(reader: &mut Reader<'a>) -> Result<&'a [u8], WireError> {
    match reader.rest().iter().position(|byte| *byte == 0) {
        Some(end) => reader.take(end + 1).map(|bytes| &bytes[..end]),
        None => Err(WireError { offset: reader.offset(), kind: WireErrorKind::Unterminated }),
    }
}

/// Skips `count` zero-terminated strings.
///
/// # Errors
/// When there are fewer zero bytes. The position of the reader is then unspecified.
pub fn skip_strings(count: usize, reader: &mut Reader<'_>) -> Result<(), WireError> {
    /// Number of bytes in which zero bytes are counted at once. LLVM vectorises the count.
    const BLOCK: usize = 32;
    let mut left = count;
    for block in reader.rest().as_chunks::<BLOCK>().0 {
        let zeros = block.iter().map(|byte| u8::from(*byte == 0)).sum::<u8>();
        // The last string is skipped byte by byte, to stop at its end.
        if usize::from(zeros) >= left {
            break;
        }
        left -= usize::from(zeros);
        reader.take(BLOCK)?;
    }
    (0..left).try_for_each(|_| read_string(reader).map(|_| ()))
}

/// Reads `count` bytes into `into`. If there are fewer, `into` is set to the bytes that are left.
///
/// # Errors
/// When the bytes end too early.
#[inline]
pub fn read_bytes<'a>(into: &mut &'a [u8], count: u64, reader: &mut Reader<'a>) -> Result<(), WireError> {
    match reader.take(usize::try_from(count).unwrap_or(usize::MAX)) {
        Ok(bytes) => {
            *into = bytes;
            Ok(())
        }
        Err(error) => {
            *into = reader.take(reader.left()).unwrap_or_default();
            Err(error)
        }
    }
}

/// Moves the reader to `start + offset`, at most to the end.
#[inline]
pub fn seek(reader: &mut Reader<'_>, start: usize, offset: u64) {
    let to = usize::try_from(offset).ok().and_then(|offset| start.checked_add(offset)).unwrap_or(usize::MAX);
    *reader = Reader::at(reader.bytes(), to, reader.version());
}

/// Writes a little-endian number of `bytes` bytes, at most eight.
///
/// # Errors
/// When it does not fit, or the buffer is full.
pub fn write_uint(value: u64, bytes: u8, writer: &mut Writer<'_>) -> Result<(), WriteError> {
    let kind = match value.checked_shr(u32::from(bytes) * 8).unwrap_or(0) {
        0 => return writer.put(&value.to_le_bytes()[..usize::from(bytes.min(8))]),
        _ if bytes == 0 => WriteErrorKind::Absent,
        _ => WriteErrorKind::TooLarge { value },
    };
    Err(writer.error(kind))
}

/// Writes a zero-terminated string.
///
/// # Errors
/// When the text contains a zero byte, or the buffer is full.
pub fn write_string(text: &[u8], writer: &mut Writer<'_>) -> Result<(), WriteError> {
    if text.contains(&0) {
        return Err(writer.error(WriteErrorKind::Reserved { value: 0 }));
    }
    writer.put(text)?;
    writer.u8(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn skipping_strings_is_equivalent_to_reading_them() {
        let bytes: [u8; 200] = core::array::from_fn(|i| u8::from(i % 5 != 4));
        let version = Version::new(4, 1);
        for count in 0..=41 {
            let mut reader = Reader::new(&bytes, version);
            let passed = skip_strings(count, &mut reader);
            let mut one_by_one = Reader::new(&bytes, version);
            let expected = (0..count).try_for_each(|_| read_string(&mut one_by_one).map(|_| ()));
            assert_eq!(passed.is_ok(), expected.is_ok(), "{count}");
            assert!(passed.is_err() || reader.offset() == one_by_one.offset(), "{count}");
        }
    }

    #[test]
    fn bytes_read_before_the_end_are_kept() {
        let mut reader = Reader::new(&[1, 2, 3], Version::new(4, 1));
        let mut taken: &[u8] = &[];
        assert!(read_bytes(&mut taken, u64::MAX, &mut reader).is_err());
        assert_eq!((taken, reader.left()), (&[1, 2, 3][..], 0));
    }

    #[test]
    fn numbers_that_exceed_their_width_are_rejected() {
        let mut bytes = [0; 5];
        let mut writer = Writer::new(&mut bytes, Version::new(4, 1));
        assert!(
            write_uint(0x1234, 2, &mut writer).is_ok()
                && write_uint(0x56, 3, &mut writer).is_ok()
                && write_uint(0, 0, &mut writer).is_ok()
        );
        let error = |value, bytes| {
            write_uint(value, bytes, &mut Writer::new(&mut [0; 9], Version::new(4, 1))).unwrap_err().kind
        };
        assert_eq!(error(0x100, 1), WriteErrorKind::TooLarge { value: 0x100 });
        assert_eq!(error(1, 0), WriteErrorKind::Absent);
        assert_eq!(bytes, [0x34, 0x12, 0x56, 0, 0]);
    }
}
