//! The variables that a program brings with it: their contents, names, and addresses among them.

use crate::memory::flat_memory::Memory;
use std::sync::Arc;

/// The kinds of program-scope variables.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DataKind {
    /// Variables of the constant address space.
    Constant,
    /// Variables of the global address space.
    Global,
    /// Format strings of `printf`, and other tables that the compiler places among them.
    Strings,
}

/// The name of a program-scope variable.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DataSymbol {
    /// Name of the symbol.
    pub name: String,
    /// The kind of variables among which the symbol is located.
    pub kind: DataKind,
    /// Offset of the variable in the data of its kind, in bytes.
    pub offset: usize,
}

/// A location in the variables that holds the address of another variable or function.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Relocation {
    /// The kind of variables among which the location is.
    pub kind: DataKind,
    /// Offset of the location in the data of its kind, in bytes.
    pub offset: usize,
    /// The part of the 8-byte address that is written.
    pub part: AddressPart,
    /// Name of the variable or function whose address is written.
    pub symbol: String,
    /// Number that is added to the address. `None` means the number at the location.
    pub addend: Option<i64>,
}

/// The part of an address that a relocation writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AddressPart {
    /// All eight bytes.
    Whole,
    /// The low four bytes.
    Low,
    /// The high four bytes.
    High,
}

impl Memory {
    /// Adds a buffer for each kind of variables, and writes the addresses that they hold of each
    /// other and of functions, which `function_address` returns. Relocations of unknown symbols are
    /// skipped, as are those outside their buffer.
    pub(crate) fn load_variables(
        &mut self,
        data: &[(DataKind, Vec<u8>)],
        symbols: &[DataSymbol],
        relocations: &[Relocation],
        function_address: impl Fn(&str) -> Option<u64>,
    ) {
        for (kind, bytes) in data {
            let id = self.add(bytes);
            self.variables.push((*kind, id));
        }
        let mut addresses = self.symbols.as_ref().clone();
        for symbol in symbols {
            if let Some(id) = self.variables(symbol.kind) {
                addresses.insert(symbol.name.clone(), self.address(id) + symbol.offset as u64);
            }
        }
        self.symbols = Arc::new(addresses);
        for relocation in relocations {
            let buffer = self.variables(relocation.kind).and_then(|id| self.buffer(id));
            let address = self.symbol(&relocation.symbol).or_else(|| function_address(&relocation.symbol));
            let (Some(buffer), Some(address)) = (buffer, address) else { continue };
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
