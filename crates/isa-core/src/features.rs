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
pub mod with_serde;

#[cfg(feature = "serde")]
pub use with_serde::{read_enumeration, write_enumeration};

/// Returns the name of a member, without the prefix of a raw identifier of Rust.
#[doc(hidden)]
pub const fn plain_identifier(identifier: &'static str) -> &'static str {
    match identifier.as_bytes() {
        [b'r', b'#', ..] => identifier.split_at(2).1,
        _ => identifier,
    }
}

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
        impl $crate::__private::reexport::serde::Serialize for $name {
            fn serialize<S: $crate::__private::reexport::serde::Serializer>(&self, serializer: S) -> ::core::result::Result<S::Ok, S::Error> {
                $crate::__private::write_enumeration(*self, serializer)
            }
        }

        #[cfg(feature = "serde")]
        impl<'de> $crate::__private::reexport::serde::Deserialize<'de> for $name {
            fn deserialize<D: $crate::__private::reexport::serde::Deserializer<'de>>(deserializer: D) -> ::core::result::Result<Self, D::Error> {
                $crate::__private::read_enumeration(deserializer)
            }
        }

        #[cfg(feature = "arbitrary")]
        impl<'r> $crate::__private::reexport::arbitrary::Arbitrary<'r> for $name {
            fn arbitrary(
                u: &mut $crate::__private::reexport::arbitrary::Unstructured<'r>,
            ) -> $crate::__private::reexport::arbitrary::Result<Self> {
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
        impl $crate::__private::reexport::serde::Serialize for $name {
            fn serialize<S: $crate::__private::reexport::serde::Serializer>(&self, serializer: S) -> ::core::result::Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        #[cfg(feature = "serde")]
        impl<'de> $crate::__private::reexport::serde::Deserialize<'de> for $name {
            fn deserialize<D: $crate::__private::reexport::serde::Deserializer<'de>>(deserializer: D) -> ::core::result::Result<Self, D::Error> {
                struct NameVisitor;
                impl $crate::__private::reexport::serde::de::Visitor<'_> for NameVisitor {
                    type Value = $name;

                    fn expecting(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                        f.write_str(concat!("a name of ", stringify!($name)))
                    }

                    fn visit_str<E: $crate::__private::reexport::serde::de::Error>(self, name: &str) -> ::core::result::Result<$name, E> {
                        name.parse().map_err(E::custom)
                    }
                }
                deserializer.deserialize_str(NameVisitor)
            }
        }

        #[cfg(feature = "arbitrary")]
        impl<'r> $crate::__private::reexport::arbitrary::Arbitrary<'r> for $name {
            fn arbitrary(
                u: &mut $crate::__private::reexport::arbitrary::Unstructured<'r>,
            ) -> $crate::__private::reexport::arbitrary::Result<Self> {
                u.choose($name::ALL).copied()
            }
        }
    )*};
}

/// Implements the traits of the features for types of numbers, which are written as the number.
#[doc(hidden)]
#[macro_export]
macro_rules! number_features {
    ($($name:ident)*) => {$(
        #[cfg(feature = "serde")]
        impl $crate::__private::reexport::serde::Serialize for $name {
            fn serialize<S: $crate::__private::reexport::serde::Serializer>(&self, serializer: S) -> ::core::result::Result<S::Ok, S::Error> {
                self.0.serialize(serializer)
            }
        }

        #[cfg(feature = "serde")]
        impl<'de> $crate::__private::reexport::serde::Deserialize<'de> for $name {
            fn deserialize<D: $crate::__private::reexport::serde::Deserializer<'de>>(deserializer: D) -> ::core::result::Result<Self, D::Error> {
                $crate::__private::reexport::serde::Deserialize::deserialize(deserializer).map(Self)
            }
        }

        #[cfg(feature = "arbitrary")]
        impl<'r> $crate::__private::reexport::arbitrary::Arbitrary<'r> for $name {
            fn arbitrary(
                u: &mut $crate::__private::reexport::arbitrary::Unstructured<'r>,
            ) -> $crate::__private::reexport::arbitrary::Result<Self> {
                u.arbitrary().map(Self)
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
        impl $crate::__private::reexport::serde::Serialize for $name {
            fn serialize<S: $crate::__private::reexport::serde::Serializer>(&self, serializer: S) -> ::core::result::Result<S::Ok, S::Error> {
                let groups = [$((
                    const { $crate::__private::plain_identifier(stringify!($get)) },
                    $crate::bit_field_features!(@written $kind self.$get()),
                )),*];
                $crate::__private::with_serde::write_groups(serializer, stringify!($name), self.bits().into(), &groups)
            }
        }

        #[cfg(feature = "serde")]
        impl<'de> $crate::__private::reexport::serde::Deserialize<'de> for $name {
            fn deserialize<D: $crate::__private::reexport::serde::Deserializer<'de>>(deserializer: D) -> ::core::result::Result<Self, D::Error> {
                use $crate::__private::reexport::serde::de::Error;
                use $crate::__private::with_serde::{BitFieldReader, GroupType};

                /// Returns the field with these bits.
                fn field_of(bits: u64) -> ::core::option::Option<$name> {
                    $name::from_bits($int::try_from(bits).ok()?)
                }

                let reader = BitFieldReader {
                    name: stringify!($name),
                    groups: const { &[$($crate::__private::plain_identifier(stringify!($get))),*] },
                    readers: const { &[$(<$type as GroupType>::READER),*] },
                    default: $name::default().bits().into(),
                    set: |bits, group, value| {
                        let Ok(bits) = $int::try_from(bits) else { return None };
                        let field = $name(bits);
                        let mut index = 0;
                        $(
                            if group == index {
                                let value = <$type as GroupType>::from_read(value)?;
                                let field = $crate::bit_field_features!(@with $kind field.$with(value), value)?;
                                return $crate::bit_field_features!(@is $kind field.$get(), value).then_some(field.bits().into());
                            }
                            index += 1;
                        )*
                        let _ = (field, index);
                        None
                    },
                    is_valid: |bits| field_of(bits).is_some(),
                };
                let bits = reader.read(deserializer)?;
                field_of(bits).ok_or_else(|| D::Error::custom("the bits were checked"))
            }
        }

        #[cfg(feature = "arbitrary")]
        impl<'r> $crate::__private::reexport::arbitrary::Arbitrary<'r> for $name {
            fn arbitrary(
                u: &mut $crate::__private::reexport::arbitrary::Unstructured<'r>,
            ) -> $crate::__private::reexport::arbitrary::Result<Self> {
                let mut field = Self::default();
                $(
                    let value: $type = u.arbitrary()?;
                    field = $crate::bit_field_features!(@with $kind field.$with(value), value).unwrap_or(field);
                )*
                Ok(field)
            }
        }
    )*};
    (@written enumeration $value:expr) => { $value.map($crate::__private::with_serde::GroupType::to_written) };
    (@written data_type $value:expr) => { $value.map($crate::__private::with_serde::GroupType::to_written) };
    (@written $kind:ident $value:expr) => { Some($crate::__private::with_serde::GroupType::to_written($value)) };
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
        impl $crate::__private::reexport::serde::Serialize for InstOf<'_> {
            fn serialize<S: $crate::__private::reexport::serde::Serializer>(&self, serializer: S) -> ::core::result::Result<S::Ok, S::Error> {
                let number = self.kind() as u32;
                match self {
                    $(Self::$name(value) => {
                        let _ = value;
                        let members: &[(&'static str, &dyn $crate::__private::with_serde::WriteMember<S::SerializeStructVariant>)] =
                            &[$((const { $crate::__private::plain_identifier(stringify!($field)) }, &value.$field)),*];
                        $crate::__private::with_serde::write_instruction(serializer, (number, stringify!($name)), members)
                    })*
                }
            }
        }

        /// Generates any format with any members. Some have no encoding, because a layout is
        /// limited to some operations.
        #[cfg(feature = "arbitrary")]
        impl<'a> $crate::__private::reexport::arbitrary::Arbitrary<'a> for InstOf<'a> {
            fn arbitrary(
                u: &mut $crate::__private::reexport::arbitrary::Unstructured<'a>,
            ) -> $crate::__private::reexport::arbitrary::Result<Self> {
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
                Err($crate::__private::reexport::arbitrary::Error::IncorrectFormat)
            }
        }
    };
}
