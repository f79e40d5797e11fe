//! What is wrong with a line, and what cannot be printed.

use super::names::SymbolClass;
use core::fmt;

/// What was expected where a line goes wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Expected {
    /// The name of an instruction. The names are in the tables of the generated crate.
    Mnemonic,
    /// These characters.
    Text(&'static str),
    /// One of a list of words, of what the second member says.
    OneOf(&'static [&'static str], &'static str),
    /// A name of this class that is declared.
    Variable(SymbolClass),
    /// A variable or a number, as the words say: "an operand", "a register".
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
    /// Something else, in words: "a number that fits in 16 bits".
    Other(&'static str),
}

impl Expected {
    /// The words that would have been right, where there is a list of them: for a suggestion, see [`nearest`](crate::nearest).
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

/// A line that is no instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TextError {
    /// Where, in bytes from the start of the line.
    pub offset: usize,
    /// How many bytes the word takes that is wrong; 0 at the end of the line.
    pub length: usize,
    /// What would have been right.
    pub expected: Expected,
    /// Whether the word is a name that is not declared, rather than a mistake of form.
    pub undeclared: bool,
}

impl TextError {
    /// The word that is wrong.
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

impl core::error::Error for TextError {}

/// An instruction without a form in text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum PrintError {
    /// No template is for these values.
    NoForm,
    /// A field has a value that text has no word for.
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

impl core::error::Error for PrintError {}
