//! The registers of a thread, which begin where a line of the processor's caches does.

use std::ops::{Deref, DerefMut};

/// Bytes of a line of the processor's caches, which the widest vectors fill.
const LINE: usize = 64;

/// Bytes that begin with a line: vectors in them lie in one line each, as variables begin with a line of their own.
#[derive(Debug, Default)]
pub(crate) struct Registers {
    /// The registers, and what lies before their first line.
    bytes: Vec<u8>,
    /// Where they begin.
    first: usize,
}

impl Registers {
    /// So many bytes, all 0.
    pub(crate) fn new(size: usize) -> Self {
        let mut bytes = vec![0; size + LINE - 1];
        // Where this cannot be told, they are slower and nothing else.
        let first = bytes.as_ptr().align_offset(LINE).min(LINE - 1);
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
