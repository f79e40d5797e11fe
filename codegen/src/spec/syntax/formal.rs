//! Contents of the formal sentences that [`sentence`](super::sentence) parses.
//!
//! For example, `Must be 0.` is [`Formal::MustBe`] with the value 0.

use super::Word;
use crate::spec::model::{Access, Regions};
use std::ops::Range;

/// A condition in a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Clause {
    /// The range of its text.
    pub(crate) range: Range<usize>,
    /// True if the text is an expression, not words.
    pub(crate) formal: bool,
}

/// The content of a formal sentence.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Formal<'t> {
    /// ``See [title](target).``
    See {
        /// The text of the link.
        title: Word<'t>,
        /// The target of the link.
        target: Word<'t>,
    },
    /// `Operand class: a,b.`
    Classes(Vec<Word<'t>>),
    /// `Must have type A,B.`
    Types(Vec<Word<'t>>),
    /// `Must have 128 elements.`, or with a condition.
    Elements {
        /// Number of elements.
        count: u32,
        /// The condition of the requirement.
        condition: Option<Clause>,
    },
    /// `Valid values are [low..high].`
    Values {
        /// Smallest value.
        low: Word<'t>,
        /// Largest value.
        high: Word<'t>,
    },
    /// ``Present if `CONDITION`.``
    Present(Clause),
    /// `Counted by X.`
    Counted(Word<'t>),
    /// `Ignored.`, or with a condition.
    Ignored(Option<Clause>),
    /// `May be null.`
    MayBeNull,
    /// ``Null if `CONDITION`.``
    NullIf(Clause),
    /// `Label kind: block.`
    Label(Word<'t>),
    /// `Aligned to oword.`
    Aligned(Word<'t>),
    /// ``Storage aligned to `EXPRESSION` bytes.``
    Stored(Clause),
    /// ``Storage declared aligned to `EXPRESSION` bytes.``
    StoredAsDeclared(Clause),
    /// ``Takes `EXPRESSION` bytes.``
    Takes(Clause),
    /// `Written.`, `Read and written.`
    Access(Access),
    /// `One value.`, `Region ignored.`
    Region(Regions),
    /// ``Named `X`.``
    Named(Word<'t>),
    /// `Signed.`
    Signed,
    /// `Complemented.`
    Complemented,
    /// ``Valid if `CONDITION`.``
    ValidIf(Clause),
    /// `Index of x.`
    Index(Word<'t>),
    /// ``Index selected by `kind`.``
    IndexBy(Word<'t>),
    /// ``Offset of [structure](#structure), `size` bytes.``
    OffsetOf {
        structure: Word<'t>,
        /// The member with the length in bytes.
        size: Word<'t>,
    },
    /// ``Offset of `size` bytes.``
    OffsetOfBytes {
        /// The member with the number of bytes.
        size: Word<'t>,
    },
    /// ``Offset in [structure](#structure) of `member`.``
    OffsetIn { structure: Word<'t>, member: Word<'t> },
    /// ``Begins at `member`.``
    Begins(Word<'t>),
    /// `Must be 0.`
    MustBe(u64),
    /// ``Usually `VALUE`.``, or with a condition.
    Usually {
        /// The value, as written.
        value: Word<'t>,
        /// The condition of the default.
        condition: Option<Clause>,
    },
    /// ``Parameter `name`.``, optionally with a condition, and with a description after a colon.
    Parameter {
        /// The name of the parameter, or of a structure and its member.
        name: Word<'t>,
        /// The condition under which the sentence applies.
        condition: Option<Clause>,
        /// The description of the parameter under this condition; may be empty.
        words: &'t str,
    },
    /// ``Formerly `OLD`.``, optionally with an assembler text: ``Formerly `OLD` (`old`).``
    Formerly {
        /// The former name.
        name: Word<'t>,
        /// The former assembler text, if it is given.
        text: Option<Word<'t>>,
    },
}

impl Formal<'_> {
    /// Returns the words that identify the kind of sentence. Sentences with one meaning have the
    /// same words.
    pub(crate) const fn words(&self) -> &'static str {
        match self {
            Self::See { .. } => "See",
            Self::Classes(_) => "Operand class",
            Self::Types(_) => "Must have type",
            Self::Elements { .. } => "Must have … elements",
            Self::Values { .. } => "Valid values are",
            Self::Present(_) => "Present if",
            Self::Counted(_) => "Counted by",
            Self::Ignored(_) => "Ignored",
            Self::MayBeNull => "May be null",
            Self::NullIf(_) => "Null if",
            Self::Label(_) => "Label kind",
            Self::Aligned(_) => "Aligned to",
            Self::Stored(_) => "Storage aligned to",
            Self::StoredAsDeclared(_) => "Storage declared aligned to",
            Self::Takes(_) => "Takes … bytes",
            Self::Access(Access::Write) => "Written",
            Self::Access(_) => "Read and written",
            Self::Region(Regions::One) => "One value",
            Self::Region(_) => "Region ignored",
            Self::Named(_) => "Named",
            Self::Signed => "Signed",
            Self::Complemented => "Complemented",
            Self::ValidIf(_) => "Valid if",
            Self::Index(_) | Self::IndexBy(_) => "Index of",
            Self::OffsetOf { .. } | Self::OffsetOfBytes { .. } => "Offset of",
            Self::OffsetIn { .. } => "Offset in",
            Self::Begins(_) => "Begins at",
            Self::MustBe(_) => "Must be",
            Self::Usually { .. } => "Usually",
            Self::Parameter { .. } => "Parameter",
            Self::Formerly { .. } => "Formerly",
        }
    }
}
