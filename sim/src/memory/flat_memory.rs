//! Simulated memory: all buffers of a launch in one flat address space.
//!
//! For example, byte 16 of the buffer with id 0 has the address `(1 << 38) + 16`.

use crate::memory::buffer::Buffer;
use crate::memory::program_data::DataKind;
use crate::memory::usage::Usage;
use std::collections::HashMap;

/// Number of address bits that are reserved for each buffer. The windows are larger than any
/// buffer, so an access beyond the end of a buffer does not reach the next one.
const WINDOW_BITS: u32 = 38;

/// Start address of private variables. Each thread has separate memory at this address.
pub(crate) const PRIVATE: u64 = 0x1f0 << WINDOW_BITS;

/// Start address of a work-group's `printf` buffer.
pub(crate) const PRINTED: u64 = 0x1f1 << WINDOW_BITS;

/// Start address of the implicit-argument buffer, which functions read.
pub(crate) const IMPLICIT: u64 = 0x1f2 << WINDOW_BITS;

/// Mask of the significant address bits. The higher bits are the address space tag of a generic
/// pointer.
const ADDRESS_MASK: u64 = (1 << 48) - 1;

/// Index of a buffer in its [`Memory`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BufferId(pub usize);

/// All buffers of a launch.
#[derive(Debug, Default)]
pub struct Memory {
    buffers: Vec<Buffer>,
    /// The buffers that hold program-scope variables.
    pub(crate) variables: Vec<(DataKind, BufferId)>,
    /// Addresses of program-scope variables by name.
    pub(crate) symbols: HashMap<String, u64>,
    /// The launches that are running on this memory.
    pub(crate) usage: Usage,
}

impl Memory {
    /// Adds a buffer with these bytes.
    pub fn add(&mut self, bytes: &[u8]) -> BufferId {
        self.buffers.push(Buffer::new(bytes));
        BufferId(self.buffers.len() - 1)
    }

    /// Returns the address of a program-scope variable.
    pub(crate) fn symbol(&self, name: &str) -> Option<u64> {
        self.symbols.get(name).copied()
    }

    /// Returns the null-terminated text at an address, if the address is in a buffer.
    pub(crate) fn load_text(&self, address: u64) -> Option<Vec<u8>> {
        let (buffer, offset) = self.find(plain(address), 1)?;
        let bytes = (offset..buffer.len()).map(|at| buffer.load(at, 1) as u8);
        Some(bytes.take_while(|b| *b != 0).collect())
    }

    /// Returns the buffer with the program-scope variables of a kind.
    pub(crate) fn variables(&self, kind: DataKind) -> Option<BufferId> {
        self.variables.iter().find(|(k, _)| *k == kind).map(|(_, id)| *id)
    }

    /// Returns a buffer by its id.
    pub fn buffer(&self, id: BufferId) -> Option<&Buffer> {
        self.buffers.get(id.0)
    }

    /// Returns the start address of a buffer. Address 0 is in no buffer, and there are gaps between
    /// buffers.
    pub fn address(&self, id: BufferId) -> u64 {
        (id.0 as u64 + 1) << WINDOW_BITS
    }

    /// Resolves an address to a buffer and an offset in bytes, if `size` bytes from there are in
    /// the buffer.
    #[inline]
    pub(crate) fn find(&self, address: u64, size: usize) -> Option<(&Buffer, usize)> {
        let buffer = self.buffers.get(((address >> WINDOW_BITS) as usize).checked_sub(1)?)?;
        let offset = (address & ((1 << WINDOW_BITS) - 1)) as usize;
        (offset.checked_add(size)? <= buffer.len()).then_some((buffer, offset))
    }

    /// Returns the buffer nearest to an address outside of buffers, and the offset of the address
    /// from its start in bytes.
    pub(crate) fn nearest_buffer(&self, address: u64) -> Option<(BufferId, i64)> {
        let (window, offset) = (plain(address) >> WINDOW_BITS, (address & ((1 << WINDOW_BITS) - 1)) as i64);
        // An address in the upper half of a window counts as before the next buffer.
        let (window, offset) =
            if offset >> (WINDOW_BITS - 1) == 0 { (window, offset) } else { (window + 1, offset - (1 << WINDOW_BITS)) };
        let id = BufferId((window as usize).checked_sub(1)?);
        (id.0 < self.buffers.len()).then_some((id, offset))
    }
}

/// Removes the address space tag from an address.
#[inline]
pub(crate) fn plain(address: u64) -> u64 {
    address & ADDRESS_MASK
}
