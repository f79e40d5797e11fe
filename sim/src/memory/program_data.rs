//! The variables that a program brings with it: their contents, names, and addresses among them.

use crate::memory::flat_memory::Memory;

/// Variables of a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DataKind {
    /// Of the constant address space.
    Constant,
    /// Of the global one.
    Global,
    /// Strings that kernels print, and tables that the compiler took for such.
    Strings,
}

/// A variable of a program, by name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DataSymbol {
    /// Its name.
    pub name: String,
    /// Where it lies.
    pub kind: DataKind,
    /// Its first byte there.
    pub offset: usize,
}

/// A place among the variables of a program that holds the address of another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Relocation {
    /// Where the address is to be written.
    pub kind: DataKind,
    /// Its first byte there.
    pub offset: usize,
    /// Which of the eight bytes of the address.
    pub part: AddressPart,
    /// The variable or function whose address it is.
    pub symbol: String,
    /// What is added to the address. `None`: what is written there.
    pub addend: Option<i64>,
}

/// Which bytes of an address a relocation writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AddressPart {
    /// All eight.
    Whole,
    /// The low four.
    Low,
    /// The high four.
    High,
}

impl Memory {
    /// Adds a buffer for each kind of variables, and writes the addresses that they hold of each
    /// other. Relocations of unknown symbols are skipped, as are those outside their buffer.
    pub(crate) fn load_variables(
        &mut self,
        data: &[(DataKind, Vec<u8>)],
        symbols: &[DataSymbol],
        relocations: &[Relocation],
    ) {
        for (kind, bytes) in data {
            let id = self.add(bytes);
            self.variables.push((*kind, id));
        }
        for symbol in symbols {
            if let Some(id) = self.variables(symbol.kind) {
                self.symbols.insert(symbol.name.clone(), self.address(id) + symbol.offset as u64);
            }
        }
        for relocation in relocations {
            let buffer = self.variables(relocation.kind).and_then(|id| self.buffer(id));
            let (Some(buffer), Some(address)) = (buffer, self.symbol(&relocation.symbol)) else { continue };
            let (size, value) = match relocation.part {
                AddressPart::Whole => (8, address),
                AddressPart::Low => (4, address & 0xffff_ffff),
                AddressPart::High => (4, address >> 32),
            };
            if relocation.offset.checked_add(size).is_some_and(|end| end <= buffer.len()) {
                let start = match relocation.addend {
                    Some(addend) => (addend as u64).wrapping_add(value),
                    None => buffer.load(relocation.offset, size).wrapping_add(value),
                };
                buffer.store(true, relocation.offset, size, start);
            }
        }
    }
}
