//! Enumerations whose members have a word each.
//!
//! For example, `Severity::Error = "error"` is a member of an enumeration with the getter `word`.

/// Defines an enumeration, the lists `ALL` and `WORDS` of its members, the function `parse`, and a
/// getter of their words: `words! { pub enum Severity, word { Error = "error", Warning = "warning"
/// } }`.
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

        impl $name {
            /// All members.
            $vis const ALL: &'static [Self] = &[$(Self::$member,)*];

            /// All members with their words.
            $vis const WORDS: &'static [(&'static str, Self)] = &[$(($word, Self::$member),)*];

            /// Returns the word of the member, as specifications or messages have it.
            $vis const fn $getter(self) -> &'static str {
                match self {
                    $(Self::$member => $word,)*
                }
            }

            /// Returns the member with a word.
            $vis fn parse(word: &str) -> Option<Self> {
                Self::WORDS.iter().find(|(known, _)| *known == word).map(|(_, member)| *member)
            }
        }
    };
}
pub(crate) use words;
