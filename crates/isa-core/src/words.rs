//! Enumerations whose members have a word each.

/// Defines an enumeration whose members have a word each, as users read and write it.
///
/// The enumeration gets the lists `ALL` of its members, `WORDS` of their words and `PAIRS` of both,
/// the function `parse`, a getter of the word, and `Display`, which writes the word.
///
/// ```
/// openvisa_isa_core::words! {
///     /// The severity of a finding.
///     #[derive(Clone, Copy, Debug, PartialEq, Eq)]
///     pub enum Severity, word {
///         /// Prevents the use of the program.
///         Error = "error",
///         /// Does not prevent it.
///         Warning = "warning",
///     }
/// }
///
/// assert_eq!(Severity::Error.word(), "error");
/// assert_eq!(Severity::parse("warning"), Some(Severity::Warning));
/// assert_eq!(Severity::WORDS, ["error", "warning"]);
/// ```
#[macro_export]
macro_rules! words {
    (
        $(#[$meta:meta])*
        $vis:vis enum $name:ident, $getter:ident {
            $($(#[$doc:meta])* $member:ident = $word:literal,)*
        }
    ) => {
        $(#[$meta])*
        $vis enum $name {
            $($(#[$doc])* $member,)*
        }

        #[allow(dead_code, reason = "not every enumeration needs all of these")]
        impl $name {
            /// All members.
            $vis const ALL: &'static [Self] = &[$(Self::$member,)*];

            /// The words of all members.
            $vis const WORDS: &'static [&'static str] = &[$($word,)*];

            /// All members with their words.
            $vis const PAIRS: &'static [(&'static str, Self)] = &[$(($word, Self::$member),)*];

            /// Returns the word of the member.
            #[must_use]
            $vis const fn $getter(self) -> &'static str {
                match self {
                    $(Self::$member => $word,)*
                }
            }

            /// Returns the member with a word.
            #[must_use]
            $vis fn parse(word: &str) -> Option<Self> {
                let mut pairs = Self::PAIRS.iter();
                pairs.find(|(known, _)| *known == word).map(|(_, member)| *member)
            }
        }

        impl ::core::fmt::Display for $name {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                f.write_str(self.$getter())
            }
        }
    };
}
