//! Impls of `serde` and `arbitrary` for generated types. They are macros, so that they expand in
//! the generated crate under its features.
//!
//! Human-readable formats contain names, for example `"Simd16"` and
//! `{"size": "Simd16", "mask": "M1"}`. Binary formats contain codes.

/// Dependencies that the macros name through this crate.
#[doc(hidden)]
pub mod reexport {
    #[cfg(feature = "arbitrary")]
    pub use arbitrary;
    #[cfg(feature = "serde")]
    pub use serde;
}

#[cfg(feature = "serde")]
mod with_serde {
    use crate::{Enumeration, List, ListElement, UnknownName};
    use core::fmt;
    use core::marker::PhantomData;
    use serde::de::{Error, Unexpected, Visitor};
    use serde::{Deserializer, Serialize, Serializer};

    /// Serializes an enumeration as its name, or as its code in binary formats.
    ///
    /// The name is a unit variant of the type, so that a serializer can map it to an enumeration of
    /// another language. In JSON it is a string.
    ///
    /// # Errors
    /// Returns the errors of the serializer.
    pub fn write_enumeration<T: Enumeration, S: Serializer>(value: T, serializer: S) -> Result<S::Ok, S::Error> {
        let entry = value.entry();
        if serializer.is_human_readable() {
            let index = T::ENTRIES.iter().position(|other| other.value == value).unwrap_or_default();
            serializer.serialize_unit_variant(T::NAME, index as u32, entry.name)
        } else {
            serializer.serialize_u64(entry.bits)
        }
    }

    /// Deserializes an enumeration from any of its spellings, or from its code.
    ///
    /// # Errors
    /// When there is no such member, or the deserializer fails.
    pub fn read_enumeration<'de, T: Enumeration, D: Deserializer<'de>>(deserializer: D) -> Result<T, D::Error> {
        struct EnumerationVisitor<T>(PhantomData<T>);
        impl<T: Enumeration> Visitor<'_> for EnumerationVisitor<T> {
            type Value = T;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "a name or a code of `{}`", T::NAME)
            }

            fn visit_str<E: Error>(self, word: &str) -> Result<T, E> {
                T::parse(word).ok_or_else(|| E::custom(UnknownName::of::<T>(word)))
            }

            fn visit_u64<E: Error>(self, bits: u64) -> Result<T, E> {
                let entry = T::ENTRIES.iter().find(|e| e.bits == bits);
                entry.map(|e| e.value).ok_or_else(|| E::invalid_value(Unexpected::Unsigned(bits), &self))
            }
        }
        let names = EnumerationVisitor(PhantomData);
        if deserializer.is_human_readable() {
            deserializer.deserialize_any(names)
        } else {
            deserializer.deserialize_u64(names)
        }
    }

    impl<T: ListElement + Serialize> Serialize for List<'_, T> {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            serializer.collect_seq(self.iter())
        }
    }
}

#[cfg(feature = "serde")]
pub use with_serde::{read_enumeration, write_enumeration};

#[cfg(feature = "arbitrary")]
mod with_arbitrary {
    use crate::{List, ListElement, Reader, Version};
    use arbitrary::{Arbitrary, Result, Unstructured};

    /// Version whose form the generated elements have.
    const NEWEST: Version = Version::new(u8::MAX, u8::MAX);

    /// Maximum number of elements in a generated list.
    const MAX_ELEMENTS: usize = 16;

    /// Generates lists of elements for which every bit pattern is a value.
    impl<'r: 'a, 'a, T: ListElement> Arbitrary<'r> for List<'a, T> {
        fn arbitrary(u: &mut Unstructured<'r>) -> Result<Self> {
            let count = u.int_in_range(0..=MAX_ELEMENTS)?.min(u.len() / T::size(NEWEST).max(1));
            let bytes = u.bytes(count * T::size(NEWEST))?;
            List::get_all(&mut Reader::new(bytes, NEWEST), count).ok_or(arbitrary::Error::IncorrectFormat)
        }
    }
}

/// Implements the traits of the features for an [`Enumeration`](crate::Enumeration).
#[cfg(not(any(feature = "serde", feature = "arbitrary")))]
#[doc(hidden)]
#[macro_export]
macro_rules! enumeration_features {
    ($($name:ident)*) => {};
}

/// Implements the traits of the features for an [`Enumeration`](crate::Enumeration).
#[cfg(any(feature = "serde", feature = "arbitrary"))]
#[doc(hidden)]
#[macro_export]
macro_rules! enumeration_features {
    ($($name:ident)*) => {$(
        #[cfg(feature = "serde")]
        impl $crate::reexport::serde::Serialize for $name {
            fn serialize<S: $crate::reexport::serde::Serializer>(&self, serializer: S) -> ::core::result::Result<S::Ok, S::Error> {
                $crate::write_enumeration(*self, serializer)
            }
        }

        #[cfg(feature = "serde")]
        impl<'de> $crate::reexport::serde::Deserialize<'de> for $name {
            fn deserialize<D: $crate::reexport::serde::Deserializer<'de>>(deserializer: D) -> ::core::result::Result<Self, D::Error> {
                $crate::read_enumeration(deserializer)
            }
        }

        #[cfg(feature = "arbitrary")]
        impl<'r> $crate::reexport::arbitrary::Arbitrary<'r> for $name {
            fn arbitrary(
                u: &mut $crate::reexport::arbitrary::Unstructured<'r>,
            ) -> $crate::reexport::arbitrary::Result<Self> {
                Ok(u.choose(<Self as $crate::Enumeration>::ENTRIES)?.value)
            }
        }
    )*};
}

/// Implements the traits of the features for types with `ALL`, `Display` and `FromStr`.
#[doc(hidden)]
#[macro_export]
macro_rules! name_features {
    ($($name:ident)*) => {$(
        #[cfg(feature = "serde")]
        impl $crate::reexport::serde::Serialize for $name {
            fn serialize<S: $crate::reexport::serde::Serializer>(&self, serializer: S) -> ::core::result::Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        #[cfg(feature = "serde")]
        impl<'de> $crate::reexport::serde::Deserialize<'de> for $name {
            fn deserialize<D: $crate::reexport::serde::Deserializer<'de>>(deserializer: D) -> ::core::result::Result<Self, D::Error> {
                struct NameVisitor;
                impl $crate::reexport::serde::de::Visitor<'_> for NameVisitor {
                    type Value = $name;

                    fn expecting(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                        f.write_str(concat!("a name of ", stringify!($name)))
                    }

                    fn visit_str<E: $crate::reexport::serde::de::Error>(self, name: &str) -> ::core::result::Result<$name, E> {
                        name.parse().map_err(E::custom)
                    }
                }
                deserializer.deserialize_str(NameVisitor)
            }
        }

        #[cfg(feature = "arbitrary")]
        impl<'r> $crate::reexport::arbitrary::Arbitrary<'r> for $name {
            fn arbitrary(
                u: &mut $crate::reexport::arbitrary::Unstructured<'r>,
            ) -> $crate::reexport::arbitrary::Result<Self> {
                u.choose($name::ALL).copied()
            }
        }
    )*};
}

/// Implements the traits of the features for bit fields.
///
/// A row is the name, the integer type and the groups. A group is its getter, its setter, its
/// lowest bit, its width in bits, its kind (`number`, `signed`, `flag`, `enumeration` or
/// `data_type`) and its type.
#[doc(hidden)]
#[macro_export]
macro_rules! bit_field_features {
    ($($name:ident $int:ident {
        $($get:ident $with:ident $low:literal $width:literal $kind:ident $type:ident,)*
    })*) => {$(
        #[cfg(feature = "serde")]
        impl $crate::reexport::serde::Serialize for $name {
            fn serialize<S: $crate::reexport::serde::Serializer>(&self, serializer: S) -> ::core::result::Result<S::Ok, S::Error> {
                use $crate::reexport::serde::ser::SerializeStruct;
                let named = true $(&& $crate::bit_field_features!(@named $kind self.$get()))*;
                if !named || !serializer.is_human_readable() {
                    return serializer.serialize_u64(self.bits().into());
                }
                let groups: &[&str] = &[$(stringify!($get)),*];
                let mut value = serializer.serialize_struct(stringify!($name), groups.len())?;
                $(value.serialize_field(stringify!($get).trim_start_matches("r#"), &self.$get())?;)*
                value.end()
            }
        }

        #[cfg(feature = "serde")]
        impl<'de> $crate::reexport::serde::Deserialize<'de> for $name {
            fn deserialize<D: $crate::reexport::serde::Deserializer<'de>>(deserializer: D) -> ::core::result::Result<Self, D::Error> {
                use $crate::reexport::serde::de::{Error, MapAccess, Unexpected, Visitor};
                struct Groups;
                impl<'de> Visitor<'de> for Groups {
                    type Value = $name;

                    fn expecting(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                        f.write_str(concat!("groups of ", stringify!($name), ", or its bits"))
                    }

                    fn visit_u64<E: Error>(self, bits: u64) -> ::core::result::Result<$name, E> {
                        let field = $int::try_from(bits).ok().and_then($name::from_bits);
                        field.ok_or_else(|| E::invalid_value(Unexpected::Unsigned(bits), &self))
                    }

                    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> ::core::result::Result<$name, A::Error> {
                        const GROUPS: &[&str] = &[$(stringify!($get)),*];
                        let mut field = $name::default();
                        #[derive(Clone, Copy)]
                        struct Key(usize);
                        impl<'de> $crate::reexport::serde::Deserialize<'de> for Key {
                            fn deserialize<D: $crate::reexport::serde::Deserializer<'de>>(
                                deserializer: D,
                            ) -> ::core::result::Result<Self, D::Error> {
                                struct GroupNameVisitor;
                                impl Visitor<'_> for GroupNameVisitor {
                                    type Value = Key;

                                    fn expecting(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                                        f.write_str("the name of a group")
                                    }

                                    fn visit_str<E: Error>(self, name: &str) -> ::core::result::Result<Key, E> {
                                        let position = GROUPS.iter().position(|g| g.trim_start_matches("r#") == name);
                                        position.map(Key).ok_or_else(|| E::unknown_field(name, GROUPS))
                                    }
                                }
                                deserializer.deserialize_identifier(GroupNameVisitor)
                            }
                        }
                        while let Some(Key(position)) = map.next_key()? {
                            let mut group = 0;
                            $(
                                if position == group {
                                    let value: $type = map.next_value()?;
                                    field = $crate::bit_field_features!(@with $kind field.$with(value), value)
                                        .filter(|field| $crate::bit_field_features!(@is $kind field.$get(), value))
                                        .ok_or_else(|| A::Error::custom(concat!("too large for ", stringify!($name), ".", stringify!($get))))?;
                                }
                                group += 1;
                            )*
                            let _ = group;
                        }
                        $name::from_bits(field.bits()).ok_or_else(|| A::Error::custom(concat!("a value of ", stringify!($name), " is missing")))
                    }
                }
                if deserializer.is_human_readable() {
                    deserializer.deserialize_any(Groups)
                } else {
                    deserializer.deserialize_u64(Groups)
                }
            }
        }

        #[cfg(feature = "arbitrary")]
        impl<'r> $crate::reexport::arbitrary::Arbitrary<'r> for $name {
            fn arbitrary(
                u: &mut $crate::reexport::arbitrary::Unstructured<'r>,
            ) -> $crate::reexport::arbitrary::Result<Self> {
                let mut field = Self::default();
                $(
                    let value: $type = u.arbitrary()?;
                    field = $crate::bit_field_features!(@with $kind field.$with(value), value).unwrap_or(field);
                )*
                Ok(field)
            }
        }
    )*};
    (@named enumeration $value:expr) => { $value.is_some() };
    (@named data_type $value:expr) => { $value.is_some() };
    (@named $kind:ident $value:expr) => { { let _ = $value; true } };
    (@with data_type $field:expr, $value:ident) => { $field };
    (@with $kind:ident $field:expr, $value:ident) => { Some($field) };
    (@is enumeration $get:expr, $value:ident) => { $get == Some($value) };
    (@is data_type $get:expr, $value:ident) => { $get == Some($value) };
    (@is $kind:ident $get:expr, $value:ident) => { $get == $value };
}

/// Implements the traits of the features for `Inst`, from the rows of `for_each_instruction!`.
/// `Inst` borrows its lists, so it does not implement `Deserialize`.
#[doc(hidden)]
#[macro_export]
macro_rules! inst_features {
    ($($name:ident { kind: $kind:ident, opcode: $opcode:literal, sub_opcode: $sub:tt,
        fields: { $($field:ident: $type:tt,)* } })*) => {
        #[cfg(feature = "serde")]
        impl $crate::reexport::serde::Serialize for Inst<'_> {
            fn serialize<S: $crate::reexport::serde::Serializer>(&self, serializer: S) -> ::core::result::Result<S::Ok, S::Error> {
                use $crate::reexport::serde::ser::SerializeStructVariant;
                let number = self.kind() as u32;
                match self {
                    $(Self::$name(value) => {
                        const FIELDS: &[&str] = &[$(stringify!($field)),*];
                        let _ = value;
                        #[allow(unused_mut)]
                        let mut variant = serializer.serialize_struct_variant("Inst", number, stringify!($name), FIELDS.len())?;
                        $(variant.serialize_field(stringify!($field).trim_start_matches("r#"), &value.$field)?;)*
                        variant.end()
                    })*
                }
            }
        }

        /// Generates any format with any members. Some have no encoding, because a layout is
        /// limited to some operations.
        #[cfg(feature = "arbitrary")]
        impl<'a> $crate::reexport::arbitrary::Arbitrary<'a> for Inst<'a> {
            fn arbitrary(
                u: &mut $crate::reexport::arbitrary::Unstructured<'a>,
            ) -> $crate::reexport::arbitrary::Result<Self> {
                const FORMATS: &[&str] = &[$(stringify!($name)),*];
                let chosen = u.choose_index(FORMATS.len())?;
                let mut format = 0;
                $(
                    if chosen == format {
                        return Ok(Self::$name($name { $($field: u.arbitrary()?),* }));
                    }
                    format += 1;
                )*
                let _ = format;
                Err($crate::reexport::arbitrary::Error::IncorrectFormat)
            }
        }
    };
}
