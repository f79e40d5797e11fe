//! What all generated enumerations have in common: a table of codes, names and assembler texts.

use core::fmt;

/// One value of an enumeration.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry<T: 'static> {
    /// The value.
    pub value: T,
    /// Its code.
    pub bits: u64,
    /// Its name in the specification.
    pub name: &'static str,
    /// Its spelling in assembler text, if it has one.
    pub text: Option<&'static str>,
}

impl<T: 'static> Entry<T> {
    /// A row of the table.
    pub const fn new(value: T, bits: u64, name: &'static str, text: Option<&'static str>) -> Self {
        Self { value, bits, name, text }
    }
}

/// Whether one of these is the text. Not generic, so that it is compiled once.
fn is_called(name: &str, spelling: Option<&str>, text: &str) -> bool {
    name == text || spelling == Some(text)
}

/// A set of named codes.
pub trait Enumeration: Copy + Eq + 'static {
    /// All values by code, then further names of theirs: where a value has several, the first is the one printed.
    const ENTRIES: &'static [Entry<Self>];

    /// The value's row of the table.
    ///
    /// The table has a row for every value; a search that finds none would be a defect of the generator, and yields the
    /// first row.
    fn entry(self) -> &'static Entry<Self> {
        // A loop, here and below, so that no iterator of its own is compiled for each enumeration.
        let mut rest = Self::ENTRIES;
        while let [entry, more @ ..] = rest {
            if entry.value == self {
                return entry;
            }
            rest = more;
        }
        &Self::ENTRIES[0]
    }

    /// The name in the specification.
    fn name(self) -> &'static str {
        self.entry().name
    }

    /// The spelling in assembler text, if it has one.
    fn text(self) -> Option<&'static str> {
        self.entry().text
    }

    /// The value of this name or assembler text. Case counts.
    fn parse(text: &str) -> Option<Self> {
        let mut rest = Self::ENTRIES;
        while let [entry, more @ ..] = rest {
            if is_called(entry.name, entry.text, text) {
                return Some(entry.value);
            }
            rest = more;
        }
        None
    }
}

/// Which bytes are made of legal codes alone. A group is its lowest bit, a mask of as many ones as it has bits, and a word with a bit
/// for each legal code.
pub const fn legal_bytes(groups: &[(u32, usize, u64)]) -> [bool; 256] {
    let (mut legal, mut index) = ([true; 256], 0);
    while index < groups.len() {
        let (low, max, codes) = groups[index];
        index += 1;
        // Compilers take long for each turn, and few codes are illegal as a rule.
        let mut illegal = !codes & u64::MAX >> (63 - max);
        let others = 0xff & !(max << low);
        while illegal != 0 {
            let code = illegal.trailing_zeros() as usize;
            illegal &= illegal - 1;
            // All bytes with this code, from the last one on.
            let mut rest = others;
            loop {
                legal[code << low | rest] = false;
                if rest == 0 {
                    break;
                }
                rest = (rest - 1) & others;
            }
        }
    }
    legal
}

/// The error of `FromStr`: no value of the enumeration has this name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownName {
    /// The enumeration.
    pub enumeration: &'static str,
}

impl fmt::Display for UnknownName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "not a name of {}", self.enumeration)
    }
}

impl core::error::Error for UnknownName {}

/// An enumeration, a row a value: `Variant = code, "name", text;` with the text as `Some("text")` or `None`, behind one line of
/// documentation. Rows stand by code. Other names of codes that have a value follow the braces in
/// `also { Name = Variant, code, "name", text; }`. It is one enumeration and not many, as compilers copy all rows that they have read
/// with each further row that they read.
///
/// An enumeration gets its values, `ALL`, `from_bits`, `bits`, [`Enumeration`], `Display` and `FromStr`.
///
/// ```
/// openvisa_codec::enumeration! {
///     /// Relation of a comparison.
///     pub enum Relation: u8 {
///         /// Equal.
///         Eq = 0, "EQ", Some("eq");
///         /// Not equal.
///         Ne = 1, "NE", Some("ne");
///     }
/// }
/// assert_eq!(Relation::from_bits(1), Some(Relation::Ne));
/// assert_eq!("eq".parse(), Ok(Relation::Eq));
/// ```
#[macro_export]
macro_rules! enumeration {
    (
        $(#[$meta:meta])*
        pub enum $name:ident: $int:ident {
            $(#[$doc:meta] $value:ident = $code:literal, $label:literal, $text:expr;)*
        } $(also {
            $(#[$other_doc:meta] $other:ident = $target:ident, $other_code:literal, $other_label:literal, $other_text:expr;)*
        })?
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, PartialOrd, Ord, Hash)]
        #[non_exhaustive]
        #[repr($int)]
        pub enum $name {
            $(#[$doc] $value = $code,)*
        }

        // The derivation would add a function that only asks what is known here.
        impl ::core::cmp::Eq for $name {}

        impl $name {
            $($(#[$other_doc] #[allow(non_upper_case_globals)] pub const $other: Self = Self::$target;)*)?

            /// All values, by code.
            pub const ALL: &'static [Self] = &[$(Self::$value),*];

            /// The value of a code; `None` for a reserved one.
            pub const fn from_bits(bits: $int) -> ::core::option::Option<Self> {
                match bits {
                    $($code => ::core::option::Option::Some(Self::$value),)*
                    _ => ::core::option::Option::None,
                }
            }

            /// The code.
            pub const fn bits(self) -> $int {
                self as $int
            }
        }

        impl $crate::Enumeration for $name {
            const ENTRIES: &'static [$crate::Entry<Self>] = &[
                $($crate::Entry { value: Self::$value, bits: $code, name: $label, text: $text },)*
                $($($crate::Entry { value: Self::$target, bits: $other_code, name: $other_label, text: $other_text },)*)?
            ];
        }

        $crate::enumeration_traits!($name);
    };
}

/// Gives an [`Enumeration`] its `Display` (assembler text, or name) and `FromStr` (either).
#[macro_export]
macro_rules! enumeration_traits {
    ($($name:ident)*) => {$(
        // Each is compiled where it is used: nobody uses those of all enumerations.
        impl ::core::fmt::Display for $name {
            #[inline]
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                let entry = $crate::Enumeration::entry(*self);
                f.pad(entry.text.unwrap_or(entry.name))
            }
        }

        impl ::core::str::FromStr for $name {
            type Err = $crate::UnknownName;

            #[inline]
            fn from_str(text: &str) -> ::core::result::Result<Self, Self::Err> {
                match $crate::Enumeration::parse(text) {
                    ::core::option::Option::Some(value) => ::core::result::Result::Ok(value),
                    ::core::option::Option::None => {
                        ::core::result::Result::Err($crate::UnknownName { enumeration: stringify!($name) })
                    }
                }
            }
        }

        $crate::enumeration_features!($name);
    )*};
}

#[cfg(test)]
mod tests {
    use super::*;
    use core::str::FromStr;

    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    enum Size {
        Byte,
        Word,
    }

    impl Enumeration for Size {
        const ENTRIES: &'static [Entry<Self>] = &[
            Entry { value: Self::Byte, bits: 0, name: "1 byte", text: Some("b") },
            Entry { value: Self::Word, bits: 1, name: "2 bytes", text: None },
        ];
    }

    enumeration_traits!(Size);

    #[test]
    fn a_byte_is_legal_if_all_its_groups_are() {
        let legal = legal_bytes(&[(0, 0x3, 0b0101), (4, 0xf, 1 << 15 | 1)]);
        let found = (0..=255_u8).filter(|byte| legal[usize::from(*byte)]);
        assert!(found.eq([0, 2, 4, 6, 8, 10, 12, 14, 0xf0, 0xf2, 0xf4, 0xf6, 0xf8, 0xfa, 0xfc, 0xfe]));
    }

    struct Buffer([u8; 16], usize);

    impl fmt::Write for Buffer {
        fn write_str(&mut self, s: &str) -> fmt::Result {
            self.0[self.1..self.1 + s.len()].copy_from_slice(s.as_bytes());
            self.1 += s.len();
            Ok(())
        }
    }

    #[test]
    fn display_prefers_the_assembler_text_and_from_str_takes_both_names() {
        for (value, shown) in [(Size::Byte, "b"), (Size::Word, "2 bytes")] {
            let mut out = Buffer([0; 16], 0);
            fmt::write(&mut out, format_args!("{value}")).unwrap();
            assert_eq!(&out.0[..out.1], shown.as_bytes());
            assert_eq!(Size::from_str(shown), Ok(value));
        }
        assert_eq!(Size::from_str("1 byte"), Ok(Size::Byte));
        assert_eq!(Size::from_str("B"), Err(UnknownName { enumeration: "Size" }));
    }
}
