//! Memory that a host program and simulated kernels use at one address, without copies.
//!
//! For example, a driver returns [`HostAllocation::as_ptr`] to a program that asks for shared
//! memory. A kernel that gets this pointer reads the bytes which the program wrote there.

use crate::memory::buffer::Buffer;
use crate::memory::written::WrittenBytes;
use crate::sync::AtomicU64;
use std::sync::Arc;

/// Bytes at a fixed address of the host's memory. [`Memory::add_allocation`] makes them accessible
/// to kernels. A clone is another handle of the same bytes.
///
/// ```
/// use openvisa_sim::{HostAllocation, Memory};
///
/// let allocation = HostAllocation::new(100, 64).expect("there is memory");
/// assert_eq!(allocation.address() % 64, 0);
/// let mut memory = Memory::default();
/// let id = memory.add_allocation(&allocation);
/// assert_eq!(memory.address(id) + allocation.offset() as u64, allocation.address());
/// ```
///
/// [`Memory::add_allocation`]: crate::Memory::add_allocation
#[derive(Clone, Debug)]
pub struct HostAllocation {
    buffer: Buffer,
    /// Offset of the first byte in the buffer, which is aligned.
    offset: usize,
    /// The bytes of the buffer that were written, if they are recorded.
    written: Option<Arc<WrittenBytes>>,
}

impl HostAllocation {
    /// Allocates zeros at an address that is a multiple of `alignment`, which is a power of two.
    /// Returns `None` if there is not enough memory.
    pub fn new(len: usize, alignment: usize) -> Option<Self> {
        let bytes = len.checked_add(alignment)?.checked_add(64)?;
        // A failed allocation of a buffer would end the process, so it is tried first.
        Vec::<u8>::new().try_reserve_exact(bytes).ok()?;
        let (buffer, offset) = Buffer::aligned(len, alignment);
        Some(Self { buffer, offset, written: None })
    }

    /// Uses memory that the host program has allocated, which has to exist as long as a handle of
    /// the allocation or a memory that it was added to. No other allocation of a memory may overlap
    /// it.
    ///
    /// ```
    /// use openvisa_sim::HostAllocation;
    /// use std::sync::atomic::AtomicU64;
    ///
    /// let cells: &'static [AtomicU64] = Vec::leak(vec![AtomicU64::new(7), AtomicU64::new(8)]);
    /// let allocation = HostAllocation::borrowed(cells);
    /// assert_eq!((allocation.as_ptr().cast_const(), allocation.len()), (cells.as_ptr().cast(), 16));
    /// ```
    pub fn borrowed(cells: &'static [AtomicU64]) -> Self {
        Self { buffer: Buffer::borrowed(cells), offset: 0, written: None }
    }

    /// Records from now on which bytes are written, for a check for [uninitialised
    /// memory](crate::Check::Uninitialized). So far, none is. Stores of kernels are recorded; the
    /// host calls [`HostAllocation::mark_written`].
    #[must_use]
    pub fn unwritten(self) -> Self {
        let written = Some(Arc::new(WrittenBytes::new(self.buffer.len())));
        Self { written, ..self }
    }

    /// Marks bytes as written, given the offset of the first one. Does nothing unless written bytes
    /// are recorded.
    pub fn mark_written(&self, at: usize, len: usize) {
        if let Some(written) = &self.written {
            written.mark(self.offset.saturating_add(at), len);
        }
    }

    /// Returns the address of the first byte, for kernels and for the host.
    pub fn address(&self) -> u64 {
        self.as_ptr().addr() as u64
    }

    /// Returns a pointer to the first byte. The host may access the bytes like memory of `malloc`:
    /// not while a kernel accesses them, unless with atomic operations. The pointer is valid until
    /// the last handle of the allocation is dropped.
    pub fn as_ptr(&self) -> *mut u8 {
        self.buffer.as_ptr().cast_mut().wrapping_add(self.offset)
    }

    /// Returns the number of bytes.
    pub fn len(&self) -> usize {
        self.buffer.len() - self.offset
    }

    /// Returns whether the allocation has no bytes.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Returns the number of bytes in the buffer before the first byte, which alignment needs.
    pub fn offset(&self) -> usize {
        self.offset
    }

    pub(crate) fn buffer(&self) -> &Buffer {
        &self.buffer
    }

    pub(crate) fn written(&self) -> Option<&Arc<WrittenBytes>> {
        self.written.as_ref()
    }
}
