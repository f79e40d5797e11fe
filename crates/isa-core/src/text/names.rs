//! Names of variables, labels and strings: the interface between one line and the file around it.
//!
//! For example, printing the general variable 33 asks [`Names::variable`] for its name, and parsing
//! `V32` asks [`Symbols::variable`] for its index.

use super::Printer;
use super::expression::Sizes;
use alloc::vec::Vec;

/// A class of variables.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SymbolClass {
    /// General variables, `V`.
    General,
    /// Address variables, `A`.
    Address,
    /// Predicate variables, `P`.
    Predicate,
    /// Sampler variables, `S`.
    Sampler,
    /// Surface variables, `T`.
    Surface,
}

impl SymbolClass {
    /// Returns the letter of the class in generated names, for example `V`.
    pub const fn letter(self) -> u8 {
        match self {
            Self::General => b'V',
            Self::Address => b'A',
            Self::Predicate => b'P',
            Self::Sampler => b'S',
            Self::Surface => b'T',
        }
    }

    /// Returns the description of a variable of the class, with an article, for messages.
    pub const fn name(self) -> &'static str {
        match self {
            Self::General => "a general variable",
            Self::Address => "an address variable",
            Self::Predicate => "a predicate variable",
            Self::Sampler => "a sampler",
            Self::Surface => "a surface",
        }
    }
}

/// The kind of a label.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LabelKind {
    /// A basic block.
    Block,
    /// A subroutine.
    Subroutine,
    /// A function.
    Function,
    /// A kernel that can be called as a function.
    Fc,
}

/// The use of a label by a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LabelUse {
    /// The line defines the label: `name:`. It does not state the kind.
    Defined,
    /// An instruction refers to the label and requires this kind.
    Referred(LabelKind),
}

/// A variable that a name refers to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Symbol {
    /// Class of the variable.
    pub class: SymbolClass,
    /// Index of the variable in its class. Predefined variables come first (`%null` is general
    /// variable 0), then declared ones.
    pub id: u32,
}

/// Names of an object, for the printer. Names are raw bytes, usually but not necessarily UTF-8, and
/// are printed unchanged. For an index without a name, the printer generates one from the letter of
/// the class and the index, for example `V99`.
///
/// Indices include predefined variables, so their names are requested as well.
pub trait Names {
    /// Returns the name of a variable.
    fn variable(&self, class: SymbolClass, id: u32) -> Option<&[u8]>;

    /// Returns the prepared names, if there are any. The printer uses them instead of calling
    /// [`variable`](Self::variable) and [`label`](Self::label).
    fn table(&self) -> Option<&NameTable> {
        None
    }

    /// Returns the name and the kind of a label.
    fn label(&self, id: u32) -> Option<(&[u8], LabelKind)>;

    /// Returns a string of the string pool, for example the name of a function in `fcall`, or of a
    /// file in `FILE`.
    fn string(&self, id: u32) -> Option<&[u8]>;

    /// Returns the size of an element of a general variable in bytes; 1 if it is unknown. Only
    /// requested for an address with an offset, such as `&V[64]`.
    fn element_bytes(&self, id: u32) -> u32;
}

/// Prepared names of variables and labels. Each is an [identifier](is_identifier), which is checked
/// once, when the table is built, rather than at each use.
#[derive(Clone, Debug, Default)]
pub struct NameTable {
    /// All names, concatenated.
    text: Printer,
    /// Ranges of the names of variables, by class and index.
    variables: [Vec<NameRange>; 5],
    /// Ranges of the names of labels, with their kinds, by index.
    labels: Vec<(NameRange, LabelKind)>,
}

/// A range of bytes.
#[derive(Clone, Copy, Debug)]
struct NameRange {
    start: usize,
    length: usize,
}

/// Number of bytes of a name that are copied at once.
const BLOCK_BYTES: usize = 16;

impl NameTable {
    /// Creates a table without names, with capacities: general variables, labels, and bytes of
    /// names.
    pub fn with_capacity(variables: usize, labels: usize, bytes: usize) -> Self {
        let mut table = Self { text: Printer::with_capacity(bytes + BLOCK_BYTES), ..Self::default() };
        table.variables[SymbolClass::General as usize].reserve(variables);
        table.labels.reserve(labels);
        table
    }

    #[inline]
    fn add_text(&mut self, name: &[u8]) -> NameRange {
        let start = self.text.len();
        self.text.bytes(name);
        self.text.reserve(BLOCK_BYTES);
        NameRange { start, length: name.len() }
    }

    /// Adds the name of the next variable of a class. The name must be an identifier.
    #[inline]
    pub fn add(&mut self, class: SymbolClass, name: &[u8]) {
        let place = self.add_text(name);
        self.variables[class as usize].push(place);
    }

    /// Adds a generated name for the next variable of a class: its letter and index.
    pub fn add_numbered(&mut self, class: SymbolClass) {
        let start = self.text.len();
        self.text.byte(class.letter());
        self.text.decimal(self.variables(class) as u64);
        self.text.reserve(BLOCK_BYTES);
        self.variables[class as usize].push(NameRange { start, length: self.text.len() - start });
    }

    /// Adds variables without a name, up to index `before`.
    pub fn fill(&mut self, class: SymbolClass, before: u32) {
        let variables = &mut self.variables[class as usize];
        variables.resize(variables.len().max(before as usize), NameRange { start: 0, length: 0 });
    }

    /// Removes the variables from index `from` on.
    pub fn truncate(&mut self, class: SymbolClass, from: u32) {
        self.variables[class as usize].truncate(from as usize);
    }

    /// Adds the name of the label with the next number. The name must be an identifier.
    pub fn add_label(&mut self, name: &[u8], kind: LabelKind) {
        let place = self.add_text(name);
        self.labels.push((place, kind));
    }

    /// Returns the number of variables of a class, including those without a name.
    pub fn variables(&self, class: SymbolClass) -> usize {
        self.variables[class as usize].len()
    }

    /// Returns the number of labels.
    pub const fn labels(&self) -> usize {
        self.labels.len()
    }

    /// Returns the name of a variable.
    #[inline]
    pub fn variable(&self, class: SymbolClass, id: u32) -> Option<&[u8]> {
        let place = self.variables[class as usize].get(id as usize)?;
        self.text.as_bytes().get(place.start..place.start + place.length).filter(|name| !name.is_empty())
    }

    /// Returns the name and the kind of a label.
    #[inline]
    pub fn label(&self, id: u32) -> Option<(&[u8], LabelKind)> {
        let (place, kind) = self.labels.get(id as usize)?;
        Some((self.text.as_bytes().get(place.start..place.start + place.length)?, *kind))
    }

    /// Appends the name of a variable to `out`. Returns `None` if it has no name.
    #[inline]
    pub fn print(&self, class: SymbolClass, id: u32, out: &mut Printer) -> Option<()> {
        let place = self.variables[class as usize].get(id as usize)?;
        if place.length == 0 {
            return None;
        }
        self.text.copy(place.start, place.length, out)
    }

    /// Appends the name of a label to `out`. Returns `None` if there is no such label.
    #[inline]
    pub fn print_label(&self, id: u32, out: &mut Printer) -> Option<()> {
        let (place, _) = self.labels.get(id as usize)?;
        self.text.copy(place.start, place.length, out)
    }
}

/// Declarations of a file, for the parser. Names are passed without quotes.
pub trait Symbols {
    /// Returns the declared or predefined variable with this name. `wanted` is a hint for tables by
    /// class. The result may have another class, because an operand of `mov`, for example, may have
    /// several.
    fn variable(&mut self, name: &[u8], wanted: SymbolClass) -> Option<Symbol>;

    /// Returns the index of the label with this name, and its kind as far as it is known. Adds a
    /// new label for an unknown name, because a label may be used before it is defined. Returns
    /// `None` if there are too many labels.
    ///
    /// The returned kind determines whether `name:` is a block or a subroutine, which are different
    /// instructions.
    fn label(&mut self, name: &[u8], used: LabelUse) -> Option<(u32, LabelKind)>;

    /// Returns the index of a string in the string pool, after adding it if it is new. Returns
    /// `None` if there are too many strings.
    fn string(&mut self, text: &[u8]) -> Option<u32>;

    /// Returns the size of an element of a general variable in bytes, with the rules of
    /// [`Names::element_bytes`].
    fn element_bytes(&self, id: u32) -> u32;

    /// Returns the values of built-in functions in expressions, such as `%sizeof(V1)`. By default,
    /// none is known.
    fn sizes(&self) -> &dyn Sizes {
        &NoNames
    }
}

/// The names and sizes of an object without declarations: none. The printer generates all names.
#[derive(Clone, Copy, Debug)]
pub struct NoNames;

impl Names for NoNames {
    fn variable(&self, _: SymbolClass, _: u32) -> Option<&[u8]> {
        None
    }

    fn label(&self, _: u32) -> Option<(&[u8], LabelKind)> {
        None
    }

    fn string(&self, _: u32) -> Option<&[u8]> {
        None
    }

    fn element_bytes(&self, _: u32) -> u32 {
        1
    }
}

impl Sizes for NoNames {
    fn size_of(&self, _: &[u8]) -> Option<i64> {
        None
    }

    fn dispatch_simd(&self) -> Option<i64> {
        None
    }
}

/// Returns whether a name can be printed without quotes.
#[inline]
pub fn is_identifier(name: &[u8]) -> bool {
    match name {
        [first, rest @ ..] => (is_start(*first) || *first == b'%') && rest.iter().all(|b| is_part(*b)),
        [] => false,
    }
}

const fn is_start(byte: u8) -> bool {
    byte.is_ascii_alphabetic() || matches!(byte, b'_' | b'$' | b'@')
}

/// Returns whether a character is legal in an identifier after its first character.
#[inline]
pub(crate) const fn is_part(byte: u8) -> bool {
    IDENTIFIER_BYTES[byte as usize]
}

/// Characters that are legal in identifiers, by byte.
static IDENTIFIER_BYTES: [bool; 256] = {
    let mut parts = [false; 256];
    let mut byte = 0_u8;
    while byte < 128 {
        parts[byte as usize] = byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'$' | b'@' | b'?' | b'%');
        byte += 1;
    }
    parts
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn identifiers_are_words_that_may_begin_with_a_percent_sign() {
        for name in ["V0035", "%null", "_Z24x", "BB_3"] {
            assert!(is_identifier(name.as_bytes()), "{name}");
        }
        for name in ["", ".str.1", "0x1", "a-b", "a b"] {
            assert!(!is_identifier(name.as_bytes()), "{name}");
        }
    }
}
