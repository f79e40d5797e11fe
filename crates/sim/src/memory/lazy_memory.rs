//! Private and scratch memory of a thread.
//!
//! All bytes are 0 when a thread starts. Otherwise a kernel that reads unwritten bytes would see
//! data of an earlier thread, and its results would differ between runs.
//!
//! Pages are allocated when they are written. For example, a thread with 64 KiB of scratch memory
//! that writes the first 100 bytes takes one page.

use crate::memory::written::WrittenBytes;

/// Number of bytes in a page.
const PAGE_BYTES: usize = 4096;

/// Memory that is zero until it is written.
#[derive(Clone, Debug, Default)]
pub(crate) struct LazyMemory {
    /// The bytes up to the last allocated page. All later bytes are 0.
    bytes: Vec<u8>,
    /// Maximum number of bytes.
    limit: usize,
    written: WrittenBytes,
    /// Whether writes are recorded in `written`.
    watched: bool,
}

impl LazyMemory {
    /// Creates memory of at most `limit` bytes.
    pub(crate) fn new(limit: usize) -> Self {
        Self { limit, ..Self::default() }
    }

    /// Resets all bytes to 0. If `watched` is set, records which bytes are written from now on.
    pub(crate) fn restart(&mut self, watched: bool) {
        self.bytes.clear();
        self.written.clear();
        self.watched = watched;
    }

    /// Loads up to 8 bytes. Returns `None` if one of them is beyond the limit.
    pub(crate) fn load(&self, at: usize, size: usize) -> Option<u64> {
        let end = at.checked_add(size).filter(|end| *end <= self.limit)?;
        let mut value = [0; 8];
        let bytes = self.bytes.get(at..end.min(self.bytes.len())).unwrap_or_default();
        value[..bytes.len()].copy_from_slice(bytes);
        Some(u64::from_le_bytes(value))
    }

    /// Stores the `size` lowest bytes of a value, up to 8. Returns `None` if one of them is beyond
    /// the limit.
    pub(crate) fn store(&mut self, at: usize, size: usize, value: u64) -> Option<()> {
        let end = at.checked_add(size).filter(|end| *end <= self.limit)?;
        if end > self.bytes.len() {
            self.bytes.resize(end.checked_next_multiple_of(PAGE_BYTES)?.min(self.limit), 0);
        }
        self.bytes[at..end].copy_from_slice(&value.to_le_bytes()[..size]);
        if self.watched {
            self.written.grow(self.bytes.len());
            self.written.mark(at, size);
        }
        Some(())
    }

    /// Returns whether at least one of these bytes was written. Returns true if writes are not
    /// recorded.
    pub(crate) fn is_written(&self, at: usize, size: usize) -> bool {
        !self.watched || self.written.has_any(at, size)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn written_bytes_persist_until_the_next_start() {
        let mut memory = LazyMemory::new(PAGE_BYTES + 6);
        assert_eq!(memory.load(0, 8), Some(0));
        assert_eq!(memory.store(PAGE_BYTES - 4, 8, 0x1122_3344_5566_7788), Some(()));
        assert_eq!(memory.load(PAGE_BYTES - 2, 4), Some(0x3344_5566));
        assert_eq!(memory.load(PAGE_BYTES - 2, 8), Some(0x1122_3344_5566));
        assert_eq!((memory.load(PAGE_BYTES - 1, 8), memory.store(PAGE_BYTES - 1, 8, 0)), (None, None));
        assert_eq!((memory.load(usize::MAX, 8), memory.store(usize::MAX, 8, 0)), (None, None));
        memory.restart(false);
        assert_eq!(memory.load(PAGE_BYTES - 4, 8), Some(0));
        assert!(memory.is_written(0, 8));
    }

    #[test]
    fn written_bytes_are_distinguished_from_unwritten_ones() {
        let mut memory = LazyMemory::new(usize::MAX);
        memory.restart(true);
        assert!(!memory.is_written(0, 8));
        memory.store(62, 4, 0);
        let written: Vec<_> = (0..128).filter(|at| memory.is_written(*at, 1)).collect();
        assert_eq!(written, [62, 63, 64, 65]);
        assert!(memory.is_written(58, 5) && !memory.is_written(58, 4));
        memory.restart(true);
        assert!(!memory.is_written(62, 4));
    }
}
