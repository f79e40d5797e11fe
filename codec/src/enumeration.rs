//! What all generated enumerations have in common: a table of codes, identifiers, names and assembler texts.

use crate::is_same_word;

/// A row of the table of an enumeration.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry<T: 'static> {
    /// The member.
    pub value: T,
    /// Its code.
    pub bits: u64,
    /// Its identifier in Rust: `PvcXt`.
    pub ident: &'static str,
    /// Its name in the specification: `PVC_XT`.
    pub name: &'static str,
    /// Its spelling in assembler text, if it has one: `PVCXT`.
    pub text: Option<&'static str>,
}

impl<T: 'static> Entry<T> {
    /// Makes a row of the table.
    pub const fn new(value: T, bits: u64, ident: &'static str, name: &'static str, text: Option<&'static str>) -> Self {
        Self { value, bits, ident, name, text }
    }

    /// Returns whether a word is one of the three spellings, apart from case and underscores.
    pub fn is_spelled(&self, word: &str) -> bool {
        is_spelled([self.ident, self.name, self.text.unwrap_or(self.name)], word)
    }
}

/// Returns whether a word is one of three spellings. Not generic, so that it is compiled once.
fn is_spelled(spellings: [&str; 3], word: &str) -> bool {
    spellings.iter().any(|spelling| is_same_word(spelling, word))
}

/// A set of named codes.
///
/// A member has up to three spellings: its identifier in Rust, its name in the specification, and its assembler text. `Debug` prints
/// the identifier, `Display` the text where there is one, and `serde` writes the name. [`parse`](Self::parse), `FromStr` and `serde`
/// read all of them, in any case and with or without underscores; what any of them prints, each of them reads.
pub trait Enumeration: Copy + Eq + 'static {
    /// Name of the type, as in Rust.
    const NAME: &'static str;

    /// What a member is, with an article, for errors: `a platform`. Empty: a member of [`NAME`](Self::NAME).
    const NOUN: &'static str = "";

    /// All members by code, then further names of theirs: where a member has several rows, the first is the one printed.
    const ENTRIES: &'static [Entry<Self>];

    /// Further words that are read and never printed. One that is also a spelling in [`ENTRIES`](Self::ENTRIES) is read as that.
    const SPELLINGS: &'static [(&'static str, Self)] = &[];

    /// Returns the row of a member.
    ///
    /// The table has a row for every member; a search that finds none would be a defect of the generator, and yields the
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

    /// Returns the identifier in Rust.
    fn ident(self) -> &'static str {
        self.entry().ident
    }

    /// Returns the name in the specification.
    fn name(self) -> &'static str {
        self.entry().name
    }

    /// Returns the spelling in assembler text, if there is one.
    fn text(self) -> Option<&'static str> {
        self.entry().text
    }

    /// Returns what `Display` prints: the assembler text, or the name where there is no text or where another member has the same.
    fn displayed(self) -> &'static str {
        let entry = self.entry();
        match entry.text {
            Some(text) if Self::parse(text) == Some(self) => text,
            _ => entry.name,
        }
    }

    /// Returns the member of a word: one of its spellings, in any case and with or without underscores. `None` if there is none, or if
    /// several members have this text, as some have on different platforms.
    fn parse(word: &str) -> Option<Self> {
        let (mut rest, mut found) = (Self::ENTRIES, None);
        while let [entry, more @ ..] = rest {
            if entry.is_spelled(word) {
                if found.is_some_and(|found| found != entry.value) {
                    return None;
                }
                found = Some(entry.value);
            }
            rest = more;
        }
        let mut rest = Self::SPELLINGS;
        while let ([(spelling, value), more @ ..], None) = (rest, found) {
            found = is_same_word(spelling, word).then_some(*value);
            rest = more;
        }
        found
    }

    /// Returns the member whose name in the specification is exactly this.
    fn from_name(name: &str) -> Option<Self> {
        let mut rest = Self::ENTRIES;
        while let [entry, more @ ..] = rest {
            if entry.name == name {
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

/// An enumeration, a row a value: `Variant = code, "name", text;` with the text as `Some("text")` or `None`, behind one line of
/// documentation. Rows are ordered by code. Other names of codes that have a value follow the braces in
/// `also { Name = Variant, code, "name", text; }`, further words that are read in `spelled { "word" = Variant; }`. What a member is
/// called in errors follows the integer: `pub enum Relation: u8, "a relation" {`. It is one enumeration and not many, as compilers copy
/// all rows that they have read with each further row that they read.
///
/// An enumeration gets its values, `ALL`, `from_bits`, `bits`, [`Enumeration`](crate::Enumeration), `Debug`, `Display` and `FromStr`.
///
/// ```
/// openvisa_codec::enumeration! {
///     /// Relation of a comparison.
///     pub enum Relation: u8 {
///         /// Equal.
///         Eq = 0, "EQ", Some("eq");
///         /// Not equal.
///         Ne = 1, "NE", Some("ne");
///     } spelled {
///         "!=" = Ne;
///     }
/// }
/// assert_eq!(Relation::from_bits(1), Some(Relation::Ne));
/// assert_eq!("Eq".parse(), Ok(Relation::Eq));
/// assert_eq!("!=".parse(), Ok(Relation::Ne));
/// assert_eq!(format!("{0:?} {0}", Relation::Eq), "Eq eq");
/// ```
#[macro_export]
macro_rules! enumeration {
    (
        $(#[$meta:meta])*
        pub enum $name:ident: $int:ident $(, $noun:literal)? {
            $(#[$doc:meta] $value:ident = $code:literal, $label:literal, $text:expr;)*
        } $(also {
            $(#[$other_doc:meta] $other:ident = $target:ident, $other_code:literal, $other_label:literal, $other_text:expr;)*
        })? $(spelled {
            $($spelling:literal = $spelled:ident;)*
        })?
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash)]
        #[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
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
            const NAME: &'static str = stringify!($name);
            $(const NOUN: &'static str = $noun;)?
            const ENTRIES: &'static [$crate::Entry<Self>] = &[
                $($crate::Entry { value: Self::$value, bits: $code, ident: stringify!($value), name: $label, text: $text },)*
                $($($crate::Entry {
                    value: Self::$target, bits: $other_code, ident: stringify!($other), name: $other_label, text: $other_text
                },)*)?
            ];
            $(const SPELLINGS: &'static [(&'static str, Self)] = &[$(($spelling, Self::$spelled)),*];)?
        }

        $crate::enumeration_traits!($name);
    };
}

/// Gives an [`Enumeration`](crate::Enumeration) its `Debug` (identifier), `Display` (assembler text, or name) and `FromStr` (any
/// spelling).
#[macro_export]
macro_rules! enumeration_traits {
    ($($name:ident)*) => {$(
        // Each is compiled where it is used: nobody uses those of all enumerations.
        impl ::core::fmt::Debug for $name {
            #[inline]
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                f.write_str($crate::Enumeration::ident(*self))
            }
        }

        impl ::core::fmt::Display for $name {
            #[inline]
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                f.pad($crate::Enumeration::displayed(*self))
            }
        }

        impl ::core::str::FromStr for $name {
            type Err = $crate::UnknownName;

            #[inline]
            fn from_str(word: &str) -> ::core::result::Result<Self, Self::Err> {
                $crate::Enumeration::parse(word).ok_or_else(|| $crate::UnknownName::of::<Self>(word))
            }
        }

        $crate::enumeration_features!($name);
    )*};
}

#[cfg(test)]
#[allow(dead_code, unreachable_pub)]
mod tests {
    use super::*;

    crate::enumeration! {
        /// An operation.
        pub enum Op: u8, "an operation" {
            /// Takes four texels.
            Gather4Po = 17, "gather4_po", Some("sample4_po");
            /// Takes four texels, with packed offsets.
            Gather4PoPacked = 40, "gather4_po_packed", Some("sample4_po");
            /// Takes one.
            Bit16Full = 50, "16-bit full", None;
        } also {
            /// An older name.
            Gather4Offset = Gather4Po, 17, "gather4_offset", None;
        } spelled {
            "g4" = Gather4Po;
        }
    }

    #[test]
    fn a_byte_is_legal_if_all_its_groups_are() {
        let legal = legal_bytes(&[(0, 0x3, 0b0101), (4, 0xf, 1 << 15 | 1)]);
        let found = (0..=255_u8).filter(|byte| legal[usize::from(*byte)]);
        assert!(found.eq([0, 2, 4, 6, 8, 10, 12, 14, 0xf0, 0xf2, 0xf4, 0xf6, 0xf8, 0xfa, 0xfc, 0xfe]));
    }

    #[test]
    fn every_member_is_found_by_its_code() {
        assert!(Op::ALL.iter().all(|op| Op::from_bits(op.bits()) == Some(*op)));
        assert_eq!((Op::Gather4Offset, Op::from_bits(18)), (Op::Gather4Po, None));
    }

    extern crate alloc;
    use alloc::format;
    use alloc::string::ToString;

    #[test]
    fn every_spelling_is_read_in_any_case_and_without_underscores() {
        for (value, words) in [
            (
                Op::Gather4Po,
                &["gather4_po", "GATHER4PO", "Gather4Po", "gather4_offset", "Gather4Offset", "G4", "g_4"][..],
            ),
            (Op::Gather4PoPacked, &["gather4_po_packed", "Gather4PoPacked"]),
            (Op::Bit16Full, &["16-bit full", "16-BIT FULL", "Bit16Full", "bit_16_full"]),
        ] {
            for word in words {
                assert_eq!(word.parse(), Ok(value), "{word}");
            }
        }
        assert_eq!(Op::from_name("gather4_po"), Some(Op::Gather4Po));
        assert_eq!(Op::from_name("Gather4_Po"), None, "a name is exact");
    }

    #[test]
    fn what_is_printed_is_read_again() {
        for (value, debug, displayed) in [
            // The text of another member as well, so that the name is printed.
            (Op::Gather4Po, "Gather4Po", "gather4_po"),
            (Op::Gather4PoPacked, "Gather4PoPacked", "gather4_po_packed"),
            (Op::Bit16Full, "Bit16Full", "16-bit full"),
        ] {
            assert_eq!((&*format!("{value:?}"), &*value.to_string()), (debug, displayed));
            assert_eq!((debug.parse(), displayed.parse()), (Ok(value), Ok(value)));
        }
    }

    #[test]
    fn an_error_names_the_word_the_enumeration_and_what_was_meant() {
        for (word, message) in [
            ("gathre4_po", "`gathre4_po` is not an operation; did you mean `gather4_po`?"),
            ("Bit16Ful", "`Bit16Ful` is not an operation; did you mean `Bit16Full`?"),
            ("g5", "`g5` is not an operation; did you mean `g4`?"),
            ("zz", "`zz` is not an operation"),
            ("", "`` is not an operation"),
            (
                "sample4_po",
                "`sample4_po` is ambiguous in `Op`: it is the text of `gather4_po` and of `gather4_po_packed`",
            ),
            ("sample4_po sample4_po sample4_péééé", "`sample4_po sample4_po sample4_p…` is not an operation"),
        ] {
            let error = word.parse::<Op>().expect_err(word);
            assert_eq!(error.to_string(), message);
            assert!(word.starts_with(error.word()) && error.enumeration == "Op", "{error:?}");
        }
    }
}
