//! Memory: all buffers of a launch in one flat address space.

use crate::memory::buffer::Buffer;
use crate::memory::program_data::DataKind;
use crate::memory::usage::Usage;
use std::collections::HashMap;

/// A buffer has this many bits of address space to itself, so that an access beyond its end meets no other.
const WINDOW: u32 = 38;

/// Where the memory of each thread for private variables begins: the same address leads each thread to its own.
pub(crate) const PRIVATE: u64 = 0x1f0 << WINDOW;

/// Where the buffer begins that a group prints into.
pub(crate) const PRINTED: u64 = 0x1f1 << WINDOW;

/// Where the structure begins that functions read which get no arguments of the launch.
pub(crate) const IMPLICIT: u64 = 0x1f2 << WINDOW;

/// Bits of an address that lead anywhere. Those above tell address spaces of generic pointers apart.
const ADDRESS: u64 = (1 << 48) - 1;

/// Where a buffer is in the list of its [`Memory`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BufferId(pub usize);

/// All buffers of a launch.
#[derive(Debug, Default)]
pub struct Memory {
    buffers: Vec<Buffer>,
    /// Buffers that hold variables of a program.
    pub(crate) variables: Vec<(DataKind, BufferId)>,
    /// Addresses of variables of a program.
    pub(crate) symbols: HashMap<String, u64>,
    /// Which launches are at work on it.
    pub(crate) usage: Usage,
}

impl Memory {
    /// Adds a buffer with these bytes.
    pub fn add(&mut self, bytes: &[u8]) -> BufferId {
        self.buffers.push(Buffer::new(bytes));
        BufferId(self.buffers.len() - 1)
    }

    /// The address of a variable of the program.
    pub(crate) fn symbol(&self, name: &str) -> Option<u64> {
        self.symbols.get(name).copied()
    }

    /// A text that ends with a zero, if it lies in a buffer.
    pub(crate) fn text(&self, address: u64) -> Option<Vec<u8>> {
        let (buffer, offset) = self.find(plain(address), 1)?;
        let bytes = (offset..buffer.len()).map(|at| buffer.load(at, 1) as u8);
        Some(bytes.take_while(|b| *b != 0).collect())
    }

    /// The buffer with variables of a program.
    pub(crate) fn variables(&self, kind: DataKind) -> Option<BufferId> {
        self.variables.iter().find(|(k, _)| *k == kind).map(|(_, id)| *id)
    }

    /// A buffer.
    pub fn buffer(&self, id: BufferId) -> Option<&Buffer> {
        self.buffers.get(id.0)
    }

    /// The address where a buffer begins. No buffer lies at address 0, nor right behind another.
    pub fn address(&self, id: BufferId) -> u64 {
        (id.0 as u64 + 1) << WINDOW
    }

    /// The buffer and offset of an address, if so many bytes from there on are in it.
    #[inline]
    pub(crate) fn find(&self, address: u64, size: usize) -> Option<(&Buffer, usize)> {
        let buffer = self.buffers.get(((address >> WINDOW) as usize).checked_sub(1)?)?;
        let offset = (address & ((1 << WINDOW) - 1)) as usize;
        (offset.checked_add(size)? <= buffer.len()).then_some((buffer, offset))
    }

    /// The buffer next to an address that is in none, and how far behind its beginning the address lies.
    pub(crate) fn near(&self, address: u64) -> Option<(BufferId, i64)> {
        let (window, offset) = (plain(address) >> WINDOW, (address & ((1 << WINDOW) - 1)) as i64);
        // What lies so far behind a buffer is meant to lie before the next one.
        let (window, offset) =
            if offset >> (WINDOW - 1) == 0 { (window, offset) } else { (window + 1, offset - (1 << WINDOW)) };
        let id = BufferId((window as usize).checked_sub(1)?);
        (id.0 < self.buffers.len()).then_some((id, offset))
    }
}

/// An address without what tells address spaces apart.
#[inline]
pub(crate) fn plain(address: u64) -> u64 {
    address & ADDRESS
}
