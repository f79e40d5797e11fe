//! Errors of parsing and printing a line.
//!
//! For example, `add (M1, 16) V1(0,0)<1> X` fails at offset 24 with
//! `no such name is declared, an operand is expected`.

use super::names::SymbolClass;
use core::fmt;

/// The syntax that was expected at an error.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Expected {
    /// The name of an instruction. The generated crate lists the names.
    Mnemonic,
    /// These characters.
    Text(&'static str),
    /// One of these words. The second member describes them with an article.
    OneOf(&'static [&'static str], &'static str),
    /// One of these texts, as a part of a composite word such as `d32x4t`, all of which is marked.
    /// The second member describes them with an article.
    Part(&'static [&'static str], &'static str),
    /// A declared name of this class.
    Variable(SymbolClass),
    /// An operand, described with an article, for example "an operand" or "a register".
    Operand(&'static str),
    /// An integer.
    Integer,
    /// An integer in this range.
    Range(i64, i64),
    /// A data type.
    Type,
    /// The name of a label.
    Label,
    /// A string in double quotes.
    Quoted,
    /// The end of the line.
    End,
    /// Other syntax, described with an article, for example "a number that fits in 16 bits".
    Other(&'static str),
}

impl Expected {
    /// Returns the words that are valid at the error, if they are a list.
    /// [`nearest`](crate::nearest) finds a suggestion among them.
    pub const fn candidates(&self) -> &'static [&'static str] {
        match self {
            Self::OneOf(words, _) => words,
            _ => &[],
        }
    }
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Mnemonic => f.write_str("an instruction"),
            Self::Text(text) => write!(f, "`{text}`"),
            Self::OneOf(_, what) | Self::Operand(what) | Self::Other(what) => f.write_str(what),
            Self::Part(texts, what) => {
                write!(f, "{what}:")?;
                texts.iter().filter(|text| !text.is_empty()).try_for_each(|text| {
                    // The letter that begins a number of elements is not part of the number.
                    write!(f, " {}", text.strip_prefix('x').unwrap_or(text))
                })
            }
            Self::Variable(class) => f.write_str(class.name()),
            Self::Integer => f.write_str("a number"),
            Self::Range(low, high) => write!(f, "a number from {low} to {high}"),
            Self::Type => f.write_str("a data type"),
            Self::Label => f.write_str("a label"),
            Self::Quoted => f.write_str("a string in double quotes"),
            Self::End => f.write_str("the end of the line"),
        }
    }
}

/// A syntax error in a line.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct TextError {
    /// Offset of the wrong word, in bytes from the start of the line.
    pub offset: usize,
    /// Length of the wrong word in bytes; 0 at the end of the line.
    pub length: usize,
    /// The syntax that was expected.
    pub expected: Expected,
    /// Whether the word is an undeclared name, rather than a syntax error.
    pub undeclared: bool,
}

impl TextError {
    /// Returns the wrong word.
    pub fn found<'a>(&self, line: &'a [u8]) -> &'a [u8] {
        let end = self.offset.saturating_add(self.length).min(line.len());
        line.get(self.offset..end).unwrap_or(&[])
    }
}

impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.undeclared, self.length) {
            (true, _) => write!(f, "no such name is declared, {} is expected", self.expected),
            (false, 0) => write!(f, "the line ends too early, {} is expected", self.expected),
            (false, _) => write!(f, "{} is expected", self.expected),
        }
    }
}

crate::error_types!(TextError);

/// An instruction that cannot be printed.
#[derive(Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum PrintError {
    /// No template matches the values of the instruction.
    NoForm,
    /// A field has a value without a word.
    NoText {
        /// Position of the field in `InstInfo::fields`.
        field: u8,
    },
}

impl fmt::Display for PrintError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoForm => f.write_str("these values have no form in text"),
            Self::NoText { field } => write!(f, "the value of field {field} has no form in text"),
        }
    }
}

crate::error_types!(PrintError);
