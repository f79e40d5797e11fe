//! Structures of the object format: the trait of the generated types, and the tables that describe them.
//!
//! A structure is read by generated code, which knows the layout alone and fails only where bytes end too early. What the
//! values must be is in the tables; [`inspect`](crate::inspect) holds bytes against them, and finds the names for an error.

use crate::{Reader, Version, Versions, WireError, WireErrorKind, WriteError, WriteErrorKind, Writer};

/// A generated structure.
///
/// `'a` is the lifetime of the bytes it was read from; a structure without variable parts borrows nothing.
pub trait Structure<'a>: Copy + Default {
    /// Its description.
    const INFO: &'static StructureInfo;

    /// Bytes of a structure in which nothing is repeated. Never 0 for a structure that stands in an array.
    fn least_size(version: Version) -> usize;

    /// Reads the members of one [part](StructureInfo::parts); `start` is where the structure begins. What was read before an
    /// error stays.
    ///
    /// # Errors
    /// When the bytes end too early.
    fn read_part(&mut self, part: usize, start: usize, reader: &mut Reader<'a>) -> Result<(), WireError>;

    /// Bytes of all members before one, by its position in the description, as [`write`](Self::write) lays them out.
    fn size_before(&self, member: usize, version: Version) -> usize;

    /// Writes it.
    ///
    /// # Errors
    /// When a value does not fit its member in the version of the writer, or the buffer is full.
    fn write(&self, writer: &mut Writer<'_>) -> Result<(), WriteError>;

    /// Passes over one without looking at more of it than where it ends.
    ///
    /// # Errors
    /// When the bytes end too early.
    #[inline]
    fn skip(reader: &mut Reader<'a>) -> Result<(), WireError> {
        Self::read(reader).map(|_| ())
    }

    /// Passes over several that follow each other.
    ///
    /// # Errors
    /// When the bytes end too early. Where the reader then is means nothing.
    #[inline]
    fn skip_all(count: usize, reader: &mut Reader<'a>) -> Result<(), WireError> {
        (0..count).try_for_each(|_| Self::skip(reader))
    }

    /// Reads all of it. What was read before an error stays.
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

    /// Reads one.
    ///
    /// # Errors
    /// When the bytes end too early.
    #[inline]
    fn read(reader: &mut Reader<'a>) -> Result<Self, WireError> {
        let mut value = Self::default();
        value.read_into(reader)?;
        Ok(value)
    }

    /// Bytes of all of it.
    fn size(&self, version: Version) -> usize {
        self.size_before(Self::INFO.members.len(), version)
    }
}

/// What is known about a structure.
#[derive(Debug)]
pub struct StructureInfo {
    /// Name in the specification.
    pub name: &'static str,
    /// Where it is defined: file and line.
    pub spec: &'static str,
    /// The members in order.
    pub members: &'static [MemberInfo],
    /// The first member of each part. A part can be read when where it lies is known, whatever became of the part before: an
    /// offset leads to its first member. There is at least one, and the first begins with the structure.
    pub parts: &'static [u8],
}

impl StructureInfo {
    /// The member of a name.
    pub fn member(&self, name: &str) -> Option<&'static MemberInfo> {
        self.members.iter().find(|m| m.name == name)
    }

    /// Bytes before a member in a version, if it is an integer and only integers stand before it.
    pub const fn offset(&self, name: &str, version: Version) -> Option<usize> {
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
                if same(member.name.as_bytes(), name.as_bytes()) {
                    return Some(offset);
                }
                offset += bytes as usize;
            }
            at += 1;
        }
        None
    }

    /// The version from which on no member changes; `None` if none ever did.
    pub const fn newest_change(&self) -> Option<Version> {
        let (mut newest, mut at) = (None::<Version>, 0);
        while at < self.members.len() {
            let mut of = 0;
            while of < self.members[at].layout.len() {
                let Versions { from, before } = self.members[at].layout[of].versions;
                newest = later(later(newest, from), before);
                of += 1;
            }
            at += 1;
        }
        newest
    }

    /// Fails to compile, called in a constant, if inspection has no room for so many members or parts.
    ///
    /// # Panics
    /// As said.
    pub const fn assert_fits(&self) {
        assert!(self.members.len() <= crate::MEMBERS && self.parts.len() <= crate::PARTS);
    }
}

const fn same(a: &[u8], b: &[u8]) -> bool {
    let mut at = 0;
    while at < a.len() && at < b.len() && a[at] == b[at] {
        at += 1;
    }
    at == a.len() && at == b.len()
}

const fn later(a: Option<Version>, b: Option<Version>) -> Option<Version> {
    match (a, b) {
        (Some(first), Some(second)) if first.key() < second.key() => b,
        (None, _) => b,
        _ => a,
    }
}

/// What is known about a member.
#[derive(Debug)]
pub struct MemberInfo {
    /// The structure that has it.
    pub structure: &'static str,
    /// Name in the specification.
    pub name: &'static str,
    /// Where it is described: file and line.
    pub spec: &'static str,
    /// What its bytes are. Of several, the one whose versions hold; the member takes no bytes where none does.
    pub layout: &'static [Layout],
    /// How often it stands.
    pub count: MemberCount,
    /// The member with the place of this one, in bytes from the start of the structure.
    pub begins_at: Option<u8>,
    /// What its value must be.
    pub rules: &'static [Rule],
}

impl MemberInfo {
    /// What its bytes are in a version.
    pub fn kind(&self, version: Version) -> Option<MemberKind> {
        self.layout.iter().find(|l| l.versions.contain(version)).map(|l| l.kind)
    }

    /// Whether the other member is one of the structure that this member is.
    pub fn contains(&self, other: &MemberInfo) -> bool {
        let same = |l: &Layout| matches!(l.kind, MemberKind::Structure(info) if info.name == other.structure);
        self.layout.iter().any(same)
    }
}

/// What the bytes of a member are in some versions.
#[derive(Debug)]
pub struct Layout {
    /// The versions.
    pub versions: Versions,
    /// What they are.
    pub kind: MemberKind,
}

/// What the bytes of a member are.
#[derive(Clone, Copy, Debug)]
pub enum MemberKind {
    /// An integer, little-endian.
    Int {
        /// Bytes.
        bytes: u8,
        /// Two's complement.
        signed: bool,
    },
    /// A structure.
    Structure(&'static StructureInfo),
    /// Characters up to and with a zero byte.
    String,
    /// Bytes; the count is their number.
    Bytes,
}

/// How often a member stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MemberCount {
    /// Once.
    One,
    /// As the value of the member at this position says.
    Member(u8),
    /// So often.
    Fixed(u32),
    /// Up to the end.
    Rest,
}

/// What a value must be.
#[derive(Debug)]
pub enum Rule {
    /// From the first to the second, inclusive.
    Range(i64, i64),
    /// This alone.
    MustBe(u64),
    /// A bit group, or the whole member as one group, is one of these.
    Codes {
        /// Name of the group; empty for the whole member, and for reserved bits.
        group: &'static str,
        /// Lowest bit.
        low: u8,
        /// Bits.
        width: u8,
        /// The legal values.
        codes: &'static [u64],
    },
    /// The number of an entry of a table of the same object.
    IndexOf(&'static TableInfo),
    /// The number of an entry of the table that a bit group of an earlier member selects.
    IndexSelected {
        /// Position of that member.
        member: u8,
        /// Lowest bit of the group.
        low: u8,
        /// Bits of the group.
        width: u8,
        /// Values of the group, with the table that each selects.
        tables: &'static [(u64, &'static TableInfo)],
    },
    /// How many bytes after the beginning of the file a structure lies.
    OffsetOf {
        /// The structure.
        structure: &'static StructureInfo,
        /// Position of the member with its size in bytes.
        size: u8,
    },
    /// How many bytes after the beginning of the file something lies that has no description.
    OffsetOfBytes {
        /// Position of the member with their number.
        size: u8,
    },
    /// Where a member of the structure lies that another member leads to, in bytes from the beginning of the file.
    OffsetIn {
        /// Name of the structure.
        structure: &'static str,
        /// Position of the member in it.
        member: u8,
    },
}

/// A table that indices refer to.
#[derive(Debug)]
pub struct TableInfo {
    /// Name of the structure that its entries are.
    pub structure: &'static str,
    /// Index of the first entry.
    pub first: u32,
    /// Other indices with a meaning: those of predefined variables.
    pub predefined: &'static [u32],
}

/// Reads characters up to a zero byte, and the zero byte.
///
/// # Errors
/// When there is no zero byte.
#[inline]
pub fn string<'a>(reader: &mut Reader<'a>) -> Result<&'a [u8], WireError> {
    match reader.rest().iter().position(|byte| *byte == 0) {
        Some(end) => reader.take(end + 1).map(|bytes| &bytes[..end]),
        None => Err(WireError { offset: reader.offset(), kind: WireErrorKind::Unterminated }),
    }
}

/// Passes over so many strings that follow each other, with their zero bytes.
///
/// # Errors
/// When there are fewer zero bytes. Where the reader then is means nothing.
pub fn skip_strings(count: usize, reader: &mut Reader<'_>) -> Result<(), WireError> {
    /// Zero bytes are counted so many bytes at a time, which compilers know how to do at once.
    const BLOCK: usize = 32;
    let mut left = count;
    for block in reader.rest().as_chunks::<BLOCK>().0 {
        let zeros = block.iter().map(|byte| u8::from(*byte == 0)).sum::<u8>();
        // The end of the last string is to be found, not passed.
        if usize::from(zeros) >= left {
            break;
        }
        left -= usize::from(zeros);
        reader.take(BLOCK)?;
    }
    (0..left).try_for_each(|_| string(reader).map(|_| ()))
}

/// Reads so many bytes. When there are fewer, these are kept.
///
/// # Errors
/// When the bytes end too early.
#[inline]
pub fn bytes<'a>(into: &mut &'a [u8], count: u64, reader: &mut Reader<'a>) -> Result<(), WireError> {
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

/// Goes to so many bytes after a place; past the end, to the end.
#[inline]
pub fn seek(reader: &mut Reader<'_>, start: usize, offset: u64) {
    let to = usize::try_from(offset).ok().and_then(|offset| start.checked_add(offset)).unwrap_or(usize::MAX);
    *reader = Reader::at(reader.bytes(), to, reader.version());
}

/// Writes a number in so many bytes, at most eight.
///
/// # Errors
/// When it does not fit, or the buffer is full.
pub fn put(value: u64, bytes: u8, writer: &mut Writer<'_>) -> Result<(), WriteError> {
    let kind = match value.checked_shr(u32::from(bytes) * 8).unwrap_or(0) {
        0 => return writer.put(&value.to_le_bytes()[..usize::from(bytes.min(8))]),
        _ if bytes == 0 => WriteErrorKind::Absent,
        _ => WriteErrorKind::TooLarge { value },
    };
    Err(writer.error(kind))
}

/// Writes characters and a zero byte.
///
/// # Errors
/// When a zero byte is among them, or the buffer is full.
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
    fn strings_are_passed_over_by_their_zero_bytes() {
        let bytes: [u8; 200] = core::array::from_fn(|i| u8::from(i % 5 != 4));
        let version = Version::new(4, 1);
        for count in 0..=41 {
            let mut reader = Reader::new(&bytes, version);
            let passed = skip_strings(count, &mut reader);
            let mut one_by_one = Reader::new(&bytes, version);
            let expected = (0..count).try_for_each(|_| string(&mut one_by_one).map(|_| ()));
            assert_eq!(passed.is_ok(), expected.is_ok(), "{count}");
            assert!(passed.is_err() || reader.offset() == one_by_one.offset(), "{count}");
        }
    }

    #[test]
    fn bytes_that_are_too_few_are_kept() {
        let mut reader = Reader::new(&[1, 2, 3], Version::new(4, 1));
        let mut taken: &[u8] = &[];
        assert!(bytes(&mut taken, u64::MAX, &mut reader).is_err());
        assert_eq!((taken, reader.left()), (&[1, 2, 3][..], 0));
    }

    #[test]
    fn a_number_is_written_in_the_bytes_it_has() {
        let mut bytes = [0; 5];
        let mut writer = Writer::new(&mut bytes, Version::new(4, 1));
        assert!(
            put(0x1234, 2, &mut writer).is_ok() && put(0x56, 3, &mut writer).is_ok() && put(0, 0, &mut writer).is_ok()
        );
        let error =
            |value, bytes| put(value, bytes, &mut Writer::new(&mut [0; 9], Version::new(4, 1))).unwrap_err().kind;
        assert_eq!(error(0x100, 1), WriteErrorKind::TooLarge { value: 0x100 });
        assert_eq!(error(1, 0), WriteErrorKind::Absent);
        assert_eq!(bytes, [0x34, 0x12, 0x56, 0, 0]);
    }
}
