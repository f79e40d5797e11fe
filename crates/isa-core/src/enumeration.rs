//! Common parts of the generated enumerations: a table of codes, identifiers, names and assembler
//! texts.
//!
//! For example, a platform has the identifier `PvcXt`, the name `PVC_XT` and the text `PVCXT`. All
//! of them parse as the same member.

use crate::spelling::is_same_word;
use core::fmt;

/// A row of the table of an enumeration.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry<T: 'static> {
    /// The member.
    pub value: T,
    /// Code of the member.
    pub bits: u64,
    /// Identifier in Rust, for example `PvcXt`.
    pub ident: &'static str,
    /// Name in the specification, for example `PVC_XT`.
    pub name: &'static str,
    /// Spelling in assembler text, for example `PVCXT`, if there is one.
    pub text: Option<&'static str>,
}

impl<T: 'static> Entry<T> {
    /// Creates a row of the table.
    pub const fn new(value: T, bits: u64, ident: &'static str, name: &'static str, text: Option<&'static str>) -> Self {
        Self { value, bits, ident, name, text }
    }

    /// Returns whether a word is one of the three spellings, ignoring case and underscores.
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
/// A member has up to three spellings: its identifier in Rust, its name in the specification, and
/// its assembler text. `Debug` prints the identifier, `Display` the text if there is one, and
/// `serde` writes the name. [`parse`](Self::parse), `FromStr` and `serde` accept all spellings,
/// with any case and with or without underscores.
pub trait Enumeration: Copy + Eq + 'static {
    /// Name of the type, as in Rust.
    const NAME: &'static str;

    /// Description of a member with an article, for errors, for example `a platform`. Empty: a
    /// member of [`NAME`](Self::NAME).
    const NOUN: &'static str = "";

    /// Rows of all members by code, followed by rows with alternative names. The first row of a
    /// member is the one printed.
    const ENTRIES: &'static [Entry<Self>];

    /// Additional words that are parsed and never printed. A word that is also in
    /// [`ENTRIES`](Self::ENTRIES) is parsed as that entry.
    const SPELLINGS: &'static [(&'static str, Self)] = &[];

    /// Returns the row of a member.
    ///
    /// Every member has a row. If one had none, which only a defect of the generator could cause,
    /// this returns the first row.
    fn entry(self) -> &'static Entry<Self> {
        // Loops instead of iterators, here and below: iterators are compiled for each enumeration.
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

    /// Returns the text that `Display` prints: the assembler text, or the name if there is no text
    /// or if another member has the same one.
    fn displayed(self) -> &'static str {
        let entry = self.entry();
        match entry.text {
            Some(text) if Self::parse(text) == Some(self) => text,
            _ => entry.name,
        }
    }

    /// Returns the member with this spelling, ignoring case and underscores. Returns `None` if no
    /// member has it, or if several have it as their text, as some members of different platforms
    /// do.
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

    /// Returns the member whose name in the specification is exactly `name`.
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

/// The table of an enumeration without its type, for functions that are rarely called: they are
/// compiled once, not once for each of more than a hundred enumerations.
#[derive(Clone, Copy)]
pub(crate) struct EnumerationTable {
    pub(crate) name: &'static str,
    pub(crate) noun: &'static str,
    row: fn(usize) -> Option<UntypedEntry>,
    spelling: fn(usize) -> Option<&'static str>,
}

/// A row of [`EnumerationTable`]. Two rows with the same code are those of one member.
#[derive(Clone, Copy)]
pub(crate) struct UntypedEntry {
    pub(crate) bits: u64,
    pub(crate) ident: &'static str,
    pub(crate) name: &'static str,
    pub(crate) text: Option<&'static str>,
}

impl UntypedEntry {
    /// Returns whether a word is one of the three spellings, ignoring case and underscores.
    pub(crate) fn is_spelled(&self, word: &str) -> bool {
        is_spelled([self.ident, self.name, self.text.unwrap_or(self.name)], word)
    }
}

impl EnumerationTable {
    /// Returns the table of an enumeration.
    pub(crate) const fn of<T: Enumeration>() -> Self {
        fn row<T: Enumeration>(index: usize) -> Option<UntypedEntry> {
            let Entry { bits, ident, name, text, .. } = *T::ENTRIES.get(index)?;
            Some(UntypedEntry { bits, ident, name, text })
        }
        fn spelling<T: Enumeration>(index: usize) -> Option<&'static str> {
            T::SPELLINGS.get(index).map(|(spelling, _)| *spelling)
        }
        Self { name: T::NAME, noun: T::NOUN, row: row::<T>, spelling: spelling::<T> }
    }

    /// Returns the rows of [`Enumeration::ENTRIES`].
    pub(crate) fn rows(self) -> impl Iterator<Item = UntypedEntry> {
        (0..).map_while(self.row)
    }

    /// Returns the words of [`Enumeration::SPELLINGS`].
    pub(crate) fn spellings(self) -> impl Iterator<Item = &'static str> {
        (0..).map_while(self.spelling)
    }
}

/// The error of `TryFrom`: a code that no member of an enumeration has.
///
/// ```
/// # openvisa_isa_core::enumeration! {
/// #     /// Relation of a comparison.
/// #     pub enum Relation: u8 {
/// #         /// Equal.
/// #         Equal = 0, "EQUAL", Some("eq");
/// #     }
/// # }
/// let error = Relation::try_from(16).unwrap_err();
/// assert_eq!(error.to_string(), "16 (0x10) is the code of no member of `Relation`");
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct UnknownCode {
    /// Name of the enumeration in Rust.
    pub enumeration: &'static str,
    /// The code.
    pub code: u64,
}

impl UnknownCode {
    /// Creates the error for a code that no member of `T` has.
    pub const fn of<T: Enumeration>(code: u64) -> Self {
        Self { enumeration: T::NAME, code }
    }
}

impl fmt::Display for UnknownCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { enumeration, code } = self;
        write!(f, "{code} ({code:#x}) is the code of no member of `{enumeration}`")
    }
}

crate::error_types!(UnknownCode);

/// Returns, for each value of a byte, whether all its bit groups have legal codes.
///
/// A group is its lowest bit, a mask of its width, and a mask with one bit per legal code. For
/// example, `(4, 0xf, 0b11)` allows the codes 0 and 1 in the high half.
pub const fn legal_bytes(groups: &[(u32, usize, u64)]) -> [bool; 256] {
    let (mut legal, mut index) = ([true; 256], 0);
    while index < groups.len() {
        let (low, max, codes) = groups[index];
        index += 1;
        // Compile-time evaluation is slow, so iterate over the illegal codes, which are usually
        // few.
        let mut illegal = !codes & u64::MAX >> (63 - max);
        let others = 0xff & !(max << low);
        while illegal != 0 {
            let code = illegal.trailing_zeros() as usize;
            illegal &= illegal - 1;
            // All bytes with this code, in descending order.
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

/// Defines an enumeration. A row is `Variant = code, "name", text;` after one line of
/// documentation, where `text` is `Some("text")` or `None`. Rows are ordered by code.
///
/// - `pub enum Relation: u8, "a relation" {` sets the description of a member for errors.
/// - `also { Name = Variant, code, "name", text; }` adds alternative names of members.
/// - `spelled { "word" = Variant; }` adds words that are parsed and never printed.
///
/// One call defines one enumeration. rustc copies all rows read so far for each further row, so a
/// call with many enumerations compiles slowly.
///
/// The enumeration has `ALL`, `from_bits` and `bits`, and implements [`Enumeration`], `Debug`,
/// `Display`, `FromStr`, and the conversions from and to its codes.
///
/// ```
/// openvisa_isa_core::enumeration! {
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
/// assert_eq!((Relation::try_from(1), u8::from(Relation::Ne)), (Ok(Relation::Ne), 1));
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

        // The derived impl would add a method that only asserts that the members are `Eq`.
        impl ::core::cmp::Eq for $name {}

        impl $name {
            $($(#[$other_doc] #[allow(non_upper_case_globals)] pub const $other: Self = Self::$target;)*)?

            /// All values, by code.
            pub const ALL: &'static [Self] = &[$(Self::$value),*];

            /// Returns the value of a code; `None` for a reserved code.
            pub const fn from_bits(bits: $int) -> ::core::option::Option<Self> {
                match bits {
                    $($code => ::core::option::Option::Some(Self::$value),)*
                    _ => ::core::option::Option::None,
                }
            }

            /// Returns the code.
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

        impl ::core::convert::TryFrom<$int> for $name {
            type Error = $crate::UnknownCode;

            #[inline]
            fn try_from(code: $int) -> ::core::result::Result<Self, Self::Error> {
                Self::from_bits(code).ok_or($crate::UnknownCode::of::<Self>(code as u64))
            }
        }

        impl ::core::convert::From<$name> for $int {
            #[inline]
            fn from(value: $name) -> Self {
                value.bits()
            }
        }

        $crate::enumeration_traits!($name);
    };
}

/// Implements `Debug` (identifier), `Display` (assembler text, or name) and `FromStr` (any
/// spelling) for an [`Enumeration`].
#[macro_export]
macro_rules! enumeration_traits {
    ($($name:ident)*) => {$(
        // Inlined, so that only the impls in use are compiled.
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
        pub enum TestOp: u8, "an operation" {
            /// Gathers four texels.
            Gather4Po = 17, "gather4_po", Some("sample4_po");
            /// Gathers four texels, with packed offsets.
            Gather4PoPacked = 40, "gather4_po_packed", Some("sample4_po");
            /// Loads one texel.
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
        assert!(TestOp::ALL.iter().all(|op| TestOp::from_bits(op.bits()) == Some(*op)));
        assert_eq!((TestOp::Gather4Offset, TestOp::from_bits(18)), (TestOp::Gather4Po, None));
    }

    extern crate alloc;
    use alloc::format;
    use alloc::string::ToString;

    #[test]
    fn every_spelling_is_read_in_any_case_and_without_underscores() {
        for (value, words) in [
            (
                TestOp::Gather4Po,
                &["gather4_po", "GATHER4PO", "Gather4Po", "gather4_offset", "Gather4Offset", "G4", "g_4"][..],
            ),
            (TestOp::Gather4PoPacked, &["gather4_po_packed", "Gather4PoPacked"]),
            (TestOp::Bit16Full, &["16-bit full", "16-BIT FULL", "Bit16Full", "bit_16_full"]),
        ] {
            for word in words {
                assert_eq!(word.parse(), Ok(value), "{word}");
            }
        }
        assert_eq!(TestOp::from_name("gather4_po"), Some(TestOp::Gather4Po));
        assert_eq!(TestOp::from_name("Gather4_Po"), None, "a name is exact");
    }

    #[test]
    fn printed_spellings_parse_as_the_same_member() {
        for (value, debug, displayed) in [
            // Another member has this text, too, so the name is printed.
            (TestOp::Gather4Po, "Gather4Po", "gather4_po"),
            (TestOp::Gather4PoPacked, "Gather4PoPacked", "gather4_po_packed"),
            (TestOp::Bit16Full, "Bit16Full", "16-bit full"),
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
                "`sample4_po` is ambiguous in `TestOp`: it is the text of `gather4_po` and of `gather4_po_packed`",
            ),
            ("sample4_po sample4_po sample4_péééé", "`sample4_po sample4_po sample4_p…` is not an operation"),
        ] {
            let error = word.parse::<TestOp>().expect_err(word);
            assert_eq!(error.to_string(), message);
            assert!(word.starts_with(error.word()) && error.enumeration == "TestOp", "{error:?}");
        }
    }
}
