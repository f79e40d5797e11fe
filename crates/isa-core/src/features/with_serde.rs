//! Functions that write and read generated types with `serde`.
//!
//! `serde` compiles its functions for each pair of a type and a format. There are more than a
//! hundred generated types, so here one type describes them all: [`MemberName`] any member of an
//! enumeration, and [`GroupValue`] any group of a bit field. What writes and reads these is
//! compiled once for each format.

use crate::enumeration::EnumerationTable;
use crate::{Enumeration, List, ListElement, UnknownName};
use core::fmt;
use serde::de::{DeserializeSeed, Error, MapAccess, Unexpected, Visitor};
use serde::ser::{SerializeStruct, SerializeStructVariant};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A member of an enumeration of any type, as it is written.
///
/// The name is a unit variant of the type, so that a serializer can map it to an enumeration of
/// another language. In JSON it is a string. Binary formats contain the code.
#[derive(Clone, Copy)]
pub struct MemberName {
    table: EnumerationTable,
    name: &'static str,
    code: u64,
}

impl MemberName {
    /// Describes a member.
    pub fn of<T: Enumeration>(value: T) -> Self {
        let entry = value.entry();
        Self { table: EnumerationTable::of::<T>(), name: entry.name, code: entry.bits }
    }
}

impl Serialize for MemberName {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            let row = self.table.rows().position(|row| row.bits == self.code).unwrap_or_default();
            serializer.serialize_unit_variant(self.table.name, row as u32, self.name)
        } else {
            serializer.serialize_u64(self.code)
        }
    }
}

/// Serializes an enumeration as its name, or as its code in binary formats.
///
/// # Errors
/// Returns the errors of the serializer.
pub fn write_enumeration<T: Enumeration, S: Serializer>(value: T, serializer: S) -> Result<S::Ok, S::Error> {
    MemberName::of(value).serialize(serializer)
}

/// Reads a member of an enumeration of any type, from any of its spellings or from its code.
/// Returns the index of its row.
#[derive(Clone, Copy)]
pub struct MemberReader {
    table: EnumerationTable,
    /// Returns the code of the member with a spelling.
    parse: fn(&str) -> Option<u64>,
}

impl MemberReader {
    /// Creates the reader for an enumeration.
    pub const fn of<T: Enumeration>() -> Self {
        fn parse<T: Enumeration>(word: &str) -> Option<u64> {
            T::parse(word).map(|value| value.entry().bits)
        }
        Self { table: EnumerationTable::of::<T>(), parse: parse::<T> }
    }

    /// Returns the index of the first row with a code.
    fn row_of_code(self, code: u64) -> Option<usize> {
        self.table.rows().position(|row| row.bits == code)
    }
}

impl<'de> DeserializeSeed<'de> for MemberReader {
    type Value = usize;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<usize, D::Error> {
        if deserializer.is_human_readable() {
            deserializer.deserialize_any(self)
        } else {
            deserializer.deserialize_u64(self)
        }
    }
}

impl Visitor<'_> for MemberReader {
    type Value = usize;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a name or a code of `{}`", self.table.name)
    }

    fn visit_str<E: Error>(self, word: &str) -> Result<usize, E> {
        let row = (self.parse)(word).and_then(|code| self.row_of_code(code));
        row.ok_or_else(|| E::custom(UnknownName::of_table(self.table, word)))
    }

    fn visit_u64<E: Error>(self, code: u64) -> Result<usize, E> {
        let row = self.row_of_code(code);
        row.ok_or_else(|| E::invalid_value(Unexpected::Unsigned(code), &self))
    }
}

/// Deserializes an enumeration from any of its spellings, or from its code.
///
/// # Errors
/// When there is no such member, or the deserializer fails.
pub fn read_enumeration<'de, T: Enumeration, D: Deserializer<'de>>(deserializer: D) -> Result<T, D::Error> {
    MemberReader::of::<T>().deserialize(deserializer).map(|row| T::ENTRIES[row].value)
}

/// The value of a group of a bit field, as it is written.
#[derive(Clone, Copy)]
pub enum GroupValue {
    /// A number.
    Number(i64),
    /// A bit.
    Flag(bool),
    /// A member of an enumeration.
    Member(MemberName),
}

impl Serialize for GroupValue {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Number(number) => number.serialize(serializer),
            Self::Flag(flag) => flag.serialize(serializer),
            Self::Member(member) => member.serialize(serializer),
        }
    }
}

/// How the value of a group is read. The result is a number: 0 or 1 for a flag, the index of its
/// row for a member.
#[derive(Clone, Copy)]
pub enum GroupReader {
    /// Reads a number.
    Number,
    /// Reads a bit.
    Flag,
    /// Reads a member of an enumeration.
    Member(MemberReader),
}

impl<'de> DeserializeSeed<'de> for GroupReader {
    type Value = i64;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<i64, D::Error> {
        match self {
            Self::Number => i64::deserialize(deserializer),
            Self::Flag => bool::deserialize(deserializer).map(i64::from),
            Self::Member(reader) => reader.deserialize(deserializer).map(|row| row as i64),
        }
    }
}

/// The type of a group of a bit field: a number, a flag or an enumeration.
pub trait GroupType: Sized {
    /// How a value is read.
    const READER: GroupReader;

    /// Returns the value as it is written.
    fn to_written(self) -> GroupValue;

    /// Returns the value of what [`READER`](Self::READER) read. `None` if it is no value of the
    /// type.
    fn from_read(number: i64) -> Option<Self>;
}

macro_rules! numbers {
    ($($int:ty)*) => {$(
        impl GroupType for $int {
            const READER: GroupReader = GroupReader::Number;

            fn to_written(self) -> GroupValue {
                GroupValue::Number(self.into())
            }

            fn from_read(number: i64) -> Option<Self> {
                number.try_into().ok()
            }
        }
    )*};
}

numbers!(u8 i8 u16 i16 u32 i32);

impl GroupType for bool {
    const READER: GroupReader = GroupReader::Flag;

    fn to_written(self) -> GroupValue {
        GroupValue::Flag(self)
    }

    fn from_read(number: i64) -> Option<Self> {
        Some(number != 0)
    }
}

impl<T: Enumeration> GroupType for T {
    const READER: GroupReader = GroupReader::Member(MemberReader::of::<T>());

    fn to_written(self) -> GroupValue {
        GroupValue::Member(MemberName::of(self))
    }

    fn from_read(number: i64) -> Option<Self> {
        T::ENTRIES.get(usize::try_from(number).ok()?).map(|entry| entry.value)
    }
}

/// Serializes a bit field as its groups, or as its bits: in binary formats, and if a group has no
/// value because its code is reserved.
///
/// # Errors
/// Returns the errors of the serializer.
pub fn write_groups<S: Serializer>(
    serializer: S,
    name: &'static str,
    bits: u64,
    groups: &[(&'static str, Option<GroupValue>)],
) -> Result<S::Ok, S::Error> {
    let named = groups.iter().all(|(_, value)| value.is_some());
    if !named || !serializer.is_human_readable() {
        return serializer.serialize_u64(bits);
    }
    let mut written = serializer.serialize_struct(name, groups.len())?;
    for (group, value) in groups {
        written.serialize_field(group, value)?;
    }
    written.end()
}

/// A bit field of any type, as it is read.
#[derive(Clone, Copy)]
pub struct BitFieldReader {
    /// Name of the type.
    pub name: &'static str,
    /// Names of the groups.
    pub groups: &'static [&'static str],
    /// How the values of the groups are read.
    pub readers: &'static [GroupReader],
    /// The bits to start from.
    pub default: u64,
    /// Replaces the group with this index by a value that was read. `None` if it does not fit.
    pub set: fn(u64, usize, i64) -> Option<u64>,
    /// Returns whether the type has a value with these bits.
    pub is_valid: fn(u64) -> bool,
}

impl BitFieldReader {
    /// Deserializes the bits of a bit field from its groups, or from its bits. Groups that are
    /// missing are 0.
    ///
    /// # Errors
    /// When a group or its value does not exist, when the type has no such bits, or when the
    /// deserializer fails.
    pub fn read<'de, D: Deserializer<'de>>(self, deserializer: D) -> Result<u64, D::Error> {
        if deserializer.is_human_readable() {
            deserializer.deserialize_any(self)
        } else {
            deserializer.deserialize_u64(self)
        }
    }
}

impl<'de> Visitor<'de> for BitFieldReader {
    type Value = u64;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "groups of {}, or its bits", self.name)
    }

    fn visit_u64<E: Error>(self, bits: u64) -> Result<u64, E> {
        let valid = (self.is_valid)(bits);
        valid.then_some(bits).ok_or_else(|| E::invalid_value(Unexpected::Unsigned(bits), &self))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<u64, A::Error> {
        let mut bits = self.default;
        while let Some(group) = map.next_key_seed(NameReader { what: "the name of a group", names: self.groups })? {
            let value = map.next_value_seed(self.readers[group])?;
            let fits = (self.set)(bits, group, value);
            bits = fits
                .ok_or_else(|| A::Error::custom(format_args!("too large for {}.{}", self.name, self.groups[group])))?;
        }
        let valid = (self.is_valid)(bits);
        valid.then_some(bits).ok_or_else(|| A::Error::custom(format_args!("a value of {} is missing", self.name)))
    }
}

/// Reads one of several names. Returns its index.
#[derive(Clone, Copy)]
pub struct NameReader {
    /// What the names are, for errors.
    pub what: &'static str,
    /// The names.
    pub names: &'static [&'static str],
}

impl<'de> DeserializeSeed<'de> for NameReader {
    type Value = usize;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<usize, D::Error> {
        deserializer.deserialize_identifier(self)
    }
}

impl Visitor<'_> for NameReader {
    type Value = usize;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.what)
    }

    fn visit_str<E: Error>(self, name: &str) -> Result<usize, E> {
        let found = self.names.iter().position(|known| *known == name);
        found.ok_or_else(|| E::unknown_field(name, self.names))
    }
}

/// A member of an instruction, of any type, that is written to `S`.
pub trait WriteMember<S: SerializeStructVariant> {
    /// Writes the member under its name.
    ///
    /// # Errors
    /// Returns the errors of the serializer.
    fn write(&self, variant: &mut S, name: &'static str) -> Result<(), S::Error>;
}

impl<T: Serialize, S: SerializeStructVariant> WriteMember<S> for T {
    fn write(&self, variant: &mut S, name: &'static str) -> Result<(), S::Error> {
        variant.serialize_field(name, self)
    }
}

/// Serializes an instruction as a variant of `Inst`. `number` and `name` are those of the variant.
///
/// # Errors
/// Returns the errors of the serializer.
pub fn write_instruction<S: Serializer>(
    serializer: S,
    (number, name): (u32, &'static str),
    members: &[(&'static str, &dyn WriteMember<S::SerializeStructVariant>)],
) -> Result<S::Ok, S::Error> {
    let mut variant = serializer.serialize_struct_variant("Inst", number, name, members.len())?;
    for (name, member) in members {
        member.write(&mut variant, name)?;
    }
    variant.end()
}

impl<T: ListElement + Serialize> Serialize for List<'_, T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}
