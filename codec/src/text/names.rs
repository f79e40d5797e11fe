//! What stands behind the names in a line.

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
    /// The letter of its variables.
    pub const fn letter(self) -> u8 {
        match self {
            Self::General => b'V',
            Self::Address => b'A',
            Self::Predicate => b'P',
            Self::Sampler => b'S',
            Self::Surface => b'T',
        }
    }

    /// What a message calls a variable of the class.
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

/// What a label is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LabelKind {
    /// A basic block.
    Block,
    /// A subroutine.
    Subroutine,
    /// A function.
    Function,
    /// A kernel that is called as a function.
    Fc,
}

/// How a line uses a label.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LabelUse {
    /// It stands here: `name:`. Which kind it is, the line does not say.
    Defined,
    /// An instruction goes to it: what kind of label that instruction takes.
    Referred(LabelKind),
}

/// A variable that a name stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Symbol {
    /// Its class.
    pub class: SymbolClass,
    /// Its number, counted as instructions count: predefined variables first (`%null` is general variable 0), then those declared.
    pub id: u32,
}

/// What the printer asks of the object that an instruction belongs to. Names are the bytes of the file: UTF-8 as a rule, but nothing
/// guarantees that; they are printed as they are. `None` for a number that nothing is declared under: the printer then makes up a
/// name of the letter of the class and the number, `V99`.
///
/// Numbers are counted as instructions count, so predefined variables are asked for here as well.
pub trait Names {
    /// The name of a variable.
    fn variable(&self, class: SymbolClass, id: u32) -> Option<&[u8]>;

    /// The names of variables and labels, as far as they were laid out before. The printer then asks for none of these.
    fn table(&self) -> Option<&NameTable> {
        None
    }

    /// The name of a label, and what it is for.
    fn label(&self, id: u32) -> Option<(&[u8], LabelKind)>;

    /// A string of the pool: the name of a function in `fcall`, of a file in `FILE`.
    fn string(&self, id: u32) -> Option<&[u8]>;

    /// Bytes of an element of a general variable; 1 if nothing is known of it. Only asked for the address of a variable with an
    /// offset, `&V[64]`.
    fn element_bytes(&self, id: u32) -> u32;
}

/// The names of variables and labels, laid out for copying. Each is an [identifier](is_identifier): that is asked once, when the
/// table is made, and not whenever a name is printed.
#[derive(Clone, Debug, Default)]
pub struct NameTable {
    /// The names, one behind the other.
    text: Printer,
    /// By class and number: where the name of a variable is.
    variables: [Vec<Place>; 5],
    /// By number: where the name of a label is, and what it is for.
    labels: Vec<(Place, LabelKind)>,
}

/// Where a name is.
#[derive(Clone, Copy, Debug)]
struct Place {
    start: usize,
    length: usize,
}

/// Of each name so many bytes can be copied at once.
const BLOCK: usize = 16;

impl NameTable {
    /// No names, and room for so many general variables and labels, and so many bytes of names.
    pub fn with_capacity(variables: usize, labels: usize, bytes: usize) -> Self {
        let mut table = Self { text: Printer::with_capacity(bytes + BLOCK), ..Self::default() };
        table.variables[SymbolClass::General as usize].reserve(variables);
        table.labels.reserve(labels);
        table
    }

    #[inline]
    fn place(&mut self, name: &[u8]) -> Place {
        let start = self.text.len();
        self.text.bytes(name);
        self.text.reserve(BLOCK);
        Place { start, length: name.len() }
    }

    /// Gives a name to the next variable of a class. It must be an identifier.
    #[inline]
    pub fn add(&mut self, class: SymbolClass, name: &[u8]) {
        let place = self.place(name);
        self.variables[class as usize].push(place);
    }

    /// Calls the next variable of a class by its letter and number.
    pub fn add_numbered(&mut self, class: SymbolClass) {
        let start = self.text.len();
        self.text.byte(class.letter());
        self.text.decimal(self.variables(class) as u64);
        self.text.reserve(BLOCK);
        self.variables[class as usize].push(Place { start, length: self.text.len() - start });
    }

    /// Leaves the variables up to this one without a name that have none.
    pub fn fill(&mut self, class: SymbolClass, before: u32) {
        let variables = &mut self.variables[class as usize];
        variables.resize(variables.len().max(before as usize), Place { start: 0, length: 0 });
    }

    /// Forgets the names from a variable on.
    pub fn truncate(&mut self, class: SymbolClass, from: u32) {
        self.variables[class as usize].truncate(from as usize);
    }

    /// Gives a name to the next label. It must be an identifier.
    pub fn add_label(&mut self, name: &[u8], kind: LabelKind) {
        let place = self.place(name);
        self.labels.push((place, kind));
    }

    /// How many variables of a class were passed.
    pub fn variables(&self, class: SymbolClass) -> usize {
        self.variables[class as usize].len()
    }

    /// How many labels have names.
    pub const fn labels(&self) -> usize {
        self.labels.len()
    }

    /// The name of a variable.
    #[inline]
    pub fn variable(&self, class: SymbolClass, id: u32) -> Option<&[u8]> {
        let place = self.variables[class as usize].get(id as usize)?;
        self.text.as_bytes().get(place.start..place.start + place.length).filter(|name| !name.is_empty())
    }

    /// The name of a label, and what it is for.
    #[inline]
    pub fn label(&self, id: u32) -> Option<(&[u8], LabelKind)> {
        let (place, kind) = self.labels.get(id as usize)?;
        Some((self.text.as_bytes().get(place.start..place.start + place.length)?, *kind))
    }

    /// Appends the name of a variable. `None`: it has none.
    #[inline]
    pub fn print(&self, class: SymbolClass, id: u32, out: &mut Printer) -> Option<()> {
        let place = self.variables[class as usize].get(id as usize)?;
        if place.length == 0 {
            return None;
        }
        self.text.copy(place.start, place.length, out)
    }

    /// Appends the name of a label. `None`: there is no such label.
    #[inline]
    pub fn print_label(&self, id: u32, out: &mut Printer) -> Option<()> {
        let (place, _) = self.labels.get(id as usize)?;
        self.text.copy(place.start, place.length, out)
    }
}

/// What the parser asks of whoever keeps the declarations. The text of a name is as it stands in the line, without the quotes that
/// one has which is no identifier.
pub trait Symbols {
    /// The variable of this name, declared or predefined. `wanted` is the class that fits best here, for tables that are kept by
    /// class; a variable of another class may be given all the same (an operand of `mov` may be of several classes).
    fn variable(&mut self, name: &[u8], wanted: SymbolClass) -> Option<Symbol>;

    /// The label of this name, and what it is for as far as is known. A label may be used before it stands somewhere, so one that
    /// is new gets a number here. `None`: there can be no more labels.
    ///
    /// Whether `name:` is the start of a block or of a subroutine decides what instruction it is, and the line does not say: it
    /// is what the returned kind says.
    fn label(&mut self, name: &[u8], used: LabelUse) -> Option<(u32, LabelKind)>;

    /// The number of a string in the pool, added if it is new. `None`: there can be no more strings.
    fn string(&mut self, text: &[u8]) -> Option<u32>;

    /// Bytes of an element of a general variable, as in [`Names::element_bytes`].
    fn element_bytes(&self, id: u32) -> u32;

    /// What expressions in operands may ask for, such as `%sizeof(V1)`. Without it they know nothing.
    fn sizes(&self) -> &dyn Sizes {
        &Nothing
    }
}

/// Knows no sizes.
#[derive(Debug)]
struct Nothing;

impl Sizes for Nothing {
    fn size_of(&self, _: &[u8]) -> Option<i64> {
        None
    }

    fn dispatch_simd(&self) -> Option<i64> {
        None
    }
}

/// Whether a name can stand in text without quotes.
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

/// Whether a character may stand in an identifier after its first one.
#[inline]
pub(crate) const fn is_part(byte: u8) -> bool {
    PARTS[byte as usize]
}

/// Characters of identifiers.
static PARTS: [bool; 256] = {
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
