//! The register file of a thread, aligned to a cache line. A vector of 64 bytes at offset 128, for
//! example, is in one line, so that loading it takes one cache access.

use std::ops::{Deref, DerefMut};

/// Size of a cache line in bytes, which is also the size of the widest vector.
const CACHE_LINE_BYTES: usize = 64;

/// Register bytes that begin at a cache line. Variables begin at a register, so that their vectors
/// do not cross lines.
#[derive(Debug, Default)]
pub(crate) struct Registers {
    /// The registers, after padding up to the first line.
    bytes: Vec<u8>,
    /// Index of the first register byte.
    first: usize,
}

impl Registers {
    /// Creates a register file of `size` bytes, all 0.
    pub(crate) fn new(size: usize) -> Self {
        let mut bytes = vec![0; size + CACHE_LINE_BYTES - 1];
        // The result may be unaligned, which affects only the speed.
        let first = bytes.as_ptr().align_offset(CACHE_LINE_BYTES).min(CACHE_LINE_BYTES - 1);
        bytes.truncate(first + size);
        Self { bytes, first }
    }
}

impl Clone for Registers {
    fn clone(&self) -> Self {
        let mut clone = Self::new(self.len());
        clone.copy_from_slice(self);
        clone
    }
}

impl Deref for Registers {
    type Target = [u8];

    #[inline(always)]
    fn deref(&self) -> &[u8] {
        &self.bytes[self.first..]
    }
}

impl DerefMut for Registers {
    #[inline(always)]
    fn deref_mut(&mut self) -> &mut [u8] {
        &mut self.bytes[self.first..]
    }
}
