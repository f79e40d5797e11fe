//! Conversion of the arguments of a line to the members of an instruction.
//!
//! For example, the argument `Arg::Int(3)` becomes the `u8` member 3. `Arg::Int(300)` does not fit,
//! and the line is an error.

use super::arguments::{Arg, Args, MAX_ELEMENTS, Remark};
use super::cursor::Cursor;
use super::error::{Expected, TextError};
use crate::{List, ListElement, Zero};

/// A member of an instruction that an argument converts to.
pub trait FromArg: Sized {
    /// Converts an argument. Returns `None` if the type does not have the value.
    fn from_arg(arg: Arg) -> Option<Self>;
}

macro_rules! from_arg_int {
    ($($int:ident)*) => {$(
        impl FromArg for $int {
            #[inline]
            fn from_arg(arg: Arg) -> Option<Self> {
                $int::try_from(arg.int()?).ok()
            }
        }
    )*};
}

from_arg_int! { u8 u16 u32 u64 }

macro_rules! from_arg_signed {
    ($($int:ident $unsigned:ident)*) => {$(
        /// An argument holds a negative number in two's complement, with the width of the integer.
        impl FromArg for $int {
            #[inline]
            fn from_arg(arg: Arg) -> Option<Self> {
                Some($unsigned::try_from(arg.int()?).ok()?.cast_signed())
            }
        }
    )*};
}

from_arg_signed! { i8 u8 i16 u16 i32 u32 i64 u64 }

/// Implements [`FromArg`] for types with a function `from_bits`, which takes the integer:
///
/// ```ignore
/// from_arg_bits! {
///     u8: RelOp ExecSize;
///     u16: Predicate;
/// }
/// ```
#[macro_export]
macro_rules! from_arg_bits {
    ($($int:ident: $($name:ident)*;)*) => {$($(
        impl $crate::text::FromArg for $name {
            #[inline]
            fn from_arg(arg: $crate::text::Arg) -> Option<Self> {
                match <$int as $crate::text::FromArg>::from_arg(arg) {
                    Some(bits) => Self::from_bits(bits),
                    None => None,
                }
            }
        }
    )*)*};
}

/// Defines the numbers of the formats, and the function that makes an instruction of a format from
/// the arguments. The rows are those of [`inst_fields!`](crate::inst_fields). `Inst` and its
/// formats are generated beside it.
#[doc(hidden)]
#[macro_export]
macro_rules! inst_from_args {
    ({$($life:tt)*} $($format:ident { $($index:literal $kind:ident $member:ident),* })*) => {
        /// The formats, numbered as in the tables.
        #[derive(Clone, Copy)]
        #[repr(u16)]
        pub(crate) enum Format { $($format),* }

        /// Makes an instruction of a format from the arguments.
        fn from_args<'a>(
            format: u16,
            scratch: &'a mut TextScratch,
            line: &Cursor<'_>,
        ) -> Result<InstOf<'a>, TextError> {
            let mut members = $crate::text::MemberReader::new(scratch);
            let inst = match format {
                $(format if format == Format::$format as u16 => {
                    // A separate function for each format: one long function would take longer to
                    // compile.
                    fn make<'a>(_members: &mut $crate::text::MemberReader<'a, RawOperand>) -> InstOf<'a> {
                        Inst::$format($format { $($member: $crate::inst_from_args!(@$kind $index _members)),* })
                    }
                    make(&mut members)
                })*
                _ => return Err($crate::text::no_value(line)),
            };
            members.finish(inst, line)
        }
    };
    (@RawOperands $index:literal $members:ident) => { $members.raw_operands() };
    (@U16s $index:literal $members:ident) => { $members.u16s() };
    (@$kind:ident $index:literal $members:ident) => { $members.take($index) };
}

/// Buffers for printing and parsing. Keep one value, and pass it for all lines.
///
/// `R` is the type of raw operands, which lists consist of.
#[derive(Clone, Debug)]
pub struct TextScratch<R> {
    /// The arguments of the line.
    #[doc(hidden)]
    pub args: Args,
    raw_operands: [R; MAX_ELEMENTS],
    u16s: [u16; MAX_ELEMENTS],
}

impl<R: Copy + Default> Default for TextScratch<R> {
    fn default() -> Self {
        Self { args: Args::default(), raw_operands: [R::default(); MAX_ELEMENTS], u16s: [0; MAX_ELEMENTS] }
    }
}

impl<R> TextScratch<R> {
    /// Returns the remarks about the line that was parsed last: text that is valid, but probably
    /// not intended, or out of use.
    pub fn remarks(&self) -> &[Remark] {
        self.args.remarks.get(..self.args.remarked).unwrap_or_default()
    }
}

/// Reads the members of an instruction from arguments. A value that a member cannot have sets a
/// flag, which [`finish`](Self::finish) tests once.
#[derive(Debug)]
pub struct MemberReader<'s, R> {
    args: &'s Args,
    raw_operands: &'s mut [R],
    u16s: &'s mut [u16],
    missing: bool,
}

impl<'s, R: FromArg + ListElement> MemberReader<'s, R> {
    /// Creates a reader of the arguments in `scratch`, which also holds the elements of lists.
    #[inline]
    pub const fn new(scratch: &'s mut TextScratch<R>) -> Self {
        let TextScratch { args, raw_operands, u16s } = scratch;
        Self { args, raw_operands, u16s, missing: false }
    }

    /// Returns the member with the argument at `index`.
    #[inline]
    pub fn take<T: FromArg + Zero>(&mut self, index: usize) -> T {
        match self.args.values.get(index).and_then(|arg| T::from_arg(*arg)) {
            Some(value) => value,
            None => {
                self.missing = true;
                T::zeroed(0)
            }
        }
    }

    /// Returns the list of the line as raw operands.
    pub fn raw_operands(&mut self) -> List<'s, R> {
        let buffer = core::mem::take(&mut self.raw_operands);
        self.list(buffer)
    }

    /// Returns the list of the line as numbers.
    pub fn u16s(&mut self) -> List<'s, u16> {
        let buffer = core::mem::take(&mut self.u16s);
        self.list(buffer)
    }

    fn list<T: FromArg + ListElement>(&mut self, buffer: &'s mut [T]) -> List<'s, T> {
        let Some((used, elements)) = buffer.get_mut(..self.args.listed).zip(self.args.list.get(..self.args.listed))
        else {
            self.missing = true;
            return List::EMPTY;
        };
        for (to, arg) in used.iter_mut().zip(elements) {
            match T::from_arg(*arg) {
                Some(value) => *to = value,
                None => self.missing = true,
            }
        }
        List::from(&*used)
    }

    /// Returns the instruction that the members were read for.
    ///
    /// # Errors
    /// Returns an error at `line` if a member had no value.
    #[inline]
    pub fn finish<I>(&self, inst: I, line: &Cursor<'_>) -> Result<I, TextError> {
        if self.missing { Err(no_value(line)) } else { Ok(inst) }
    }
}

/// Returns the error for a value that the template accepts, and that the type of the member does
/// not have.
#[cold]
pub fn no_value(line: &Cursor<'_>) -> TextError {
    line.error(Expected::Other("values that exist"))
}

/// Words that have a meaning in assembler text, so that no name can be one of them.
///
/// For example, a variable cannot be called `add`. Printing asks for each declared name. The
/// lengths of the words reject nearly all names, such as `V32`, before a string is compared.
#[derive(Debug)]
pub struct ReservedWords {
    /// Words in the order of their bytes.
    words: &'static [&'static str],
    /// Lengths of the words by their first byte: bit `n` is set if a word has `n` bytes. Bit 63
    /// means 63 bytes or more.
    lengths: [u64; 128],
}

impl ReservedWords {
    /// Creates a set of words, which must be in the order of their bytes. The words are ASCII, and
    /// none is empty; in a constant, anything else is a compile error.
    pub const fn new(words: &'static [&'static str]) -> Self {
        let mut lengths = [0; 128];
        let mut i = 0;
        while i < words.len() {
            let word = words[i].as_bytes();
            lengths[word[0] as usize] |= 1 << length_bit(word);
            i += 1;
        }
        Self { words, lengths }
    }

    /// Returns whether `word` is one of the words.
    // The printer asks for each declared name, and the lengths reject nearly all of them.
    #[inline]
    pub fn contains(&self, word: &[u8]) -> bool {
        let lengths = word.first().and_then(|first| self.lengths.get(usize::from(*first)));
        lengths.is_some_and(|lengths| lengths >> length_bit(word) & 1 != 0) && self.find_word(word)
    }

    /// Compares `word` with the words.
    #[inline(never)]
    fn find_word(&self, word: &[u8]) -> bool {
        self.words.binary_search_by(|reserved| reserved.as_bytes().cmp(word)).is_ok()
    }
}

/// Returns the bit for the length of a word in [`ReservedWords::lengths`].
const fn length_bit(word: &[u8]) -> usize {
    if word.len() < 63 { word.len() } else { 63 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::vec::Vec;

    fn scratch(values: &[Arg], list: &[Arg]) -> TextScratch<u32> {
        let mut scratch = TextScratch::default();
        scratch.args.values[..values.len()].copy_from_slice(values);
        scratch.args.list[..list.len()].copy_from_slice(list);
        scratch.args.listed = list.len();
        scratch
    }

    #[test]
    fn a_number_that_fits_becomes_a_member() {
        let mut scratch = scratch(&[Arg::Int(255), Arg::Int(0xffff_fffe)], &[Arg::Int(7), Arg::Int(65_535)]);
        let mut reader = MemberReader::new(&mut scratch);
        let members = (reader.take::<u8>(0), reader.take::<i32>(1), reader.u16s().iter().collect::<Vec<_>>());
        assert_eq!(members, (255, -2, Vec::from([7, 65_535])));
        assert!(reader.finish((), &Cursor::new(b"")).is_ok());
    }

    #[test]
    fn a_number_that_does_not_fit_is_an_error() {
        let mut one = scratch(&[Arg::Int(256)], &[]);
        let mut reader = MemberReader::new(&mut one);
        assert_eq!(reader.take::<u8>(0), 0);
        assert!(reader.finish((), &Cursor::new(b"")).is_err());
        let mut listed = scratch(&[], &[Arg::Int(65_536)]);
        let mut reader = MemberReader::new(&mut listed);
        let _ = reader.u16s();
        assert!(reader.finish((), &Cursor::new(b"")).is_err());
    }

    #[test]
    fn an_operand_is_not_a_number() {
        let mut operand = scratch(&[Arg::NULL], &[]);
        let mut reader = MemberReader::new(&mut operand);
        let _ = reader.take::<u64>(0);
        assert!(reader.finish((), &Cursor::new(b"")).is_err());
    }

    #[test]
    fn only_the_listed_words_are_reserved() {
        const LONG: &str = "a_word_of_more_than_sixty_three_bytes_which_is_the_last_exact_length";
        static WORDS: ReservedWords = ReservedWords::new(&[LONG, "add", "and", "mul"]);
        let all = [LONG, "add", "and", "mul"];
        assert!(all.iter().all(|word| WORDS.contains(word.as_bytes())));
        let others = ["", "ad", "adc", "addc", "V32", "é"];
        assert!(!others.iter().any(|word| WORDS.contains(word.as_bytes())));
        assert!(!WORDS.contains(&[b'a'; 100]));
        assert!(!WORDS.contains(&[0xff]));
    }
}
