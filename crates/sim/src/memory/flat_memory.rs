//! Simulated memory: all buffers of a launch in one flat address space.
//!
//! For example, byte 16 of the buffer with id 0 has the address `(1 << 38) + 16`. A
//! [`HostAllocation`] has the address that the host program sees.

use crate::memory::buffer::Buffer;
use crate::memory::host_allocation::HostAllocation;
use crate::memory::program_data::DataKind;
use crate::memory::usage::Usage;
use crate::memory::written::WrittenBytes;
use std::collections::HashMap;
use std::ops::Range;
use std::sync::Arc;

/// Number of address bits that are reserved for each buffer. The windows are larger than any
/// buffer, so an access beyond the end of a buffer does not reach the next one.
const WINDOW_BITS: u32 = 38;

/// Start address of private variables. Each thread has separate memory at this address.
pub(crate) const PRIVATE: u64 = 0x1f0 << WINDOW_BITS;

/// Start address of a work-group's `printf` buffer.
pub(crate) const PRINTED: u64 = 0x1f1 << WINDOW_BITS;

/// Start address of the implicit-argument buffer, which functions read.
pub(crate) const IMPLICIT: u64 = 0x1f2 << WINDOW_BITS;

/// Maximum number of buffers that have a window. The windows of private variables follow.
const MAX_WINDOWS: usize = (PRIVATE >> WINDOW_BITS) as usize - 1;

/// Mask of the significant address bits. The higher bits are the address space tag of a generic
/// pointer.
pub(crate) const ADDRESS_MASK: u64 = (1 << 48) - 1;

/// Index of a buffer in its [`Memory`]. Host allocations have indices of their own, above those of
/// all other buffers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BufferId(pub usize);

/// A buffer with an address of its own.
#[derive(Clone, Debug)]
struct PlacedBuffer {
    address: u64,
    /// Offset of the first byte that kernels may access. Alignment needs those before it.
    first: usize,
    buffer: Buffer,
}

/// Maximum distance in bytes at which an address outside of a host allocation is described by it.
const MAX_DISTANCE_FROM_ALLOCATION: u64 = 1 << 16;

/// All buffers of a launch.
#[derive(Debug, Default)]
pub struct Memory {
    buffers: Vec<Buffer>,
    /// The host allocations and the buffers with a chosen address, in the order in which they were
    /// added.
    allocations: Vec<PlacedBuffer>,
    /// Address of each of `allocations` and its index there, in ascending order.
    by_address: Vec<(u64, usize)>,
    /// Whether some of `allocations` are memory of the host program.
    has_host_memory: bool,
    /// For each buffer without initial contents, the bytes that were written.
    written: HashMap<BufferId, Arc<WrittenBytes>>,
    /// The buffers that hold program-scope variables.
    pub(crate) variables: Vec<(DataKind, BufferId)>,
    /// Addresses of program-scope variables by name.
    pub(crate) symbols: Arc<HashMap<String, u64>>,
    /// The launches that are running on this memory, or on one that shares buffers with it.
    pub(crate) usage: Arc<Usage>,
}

impl Memory {
    /// Adds a buffer with these bytes.
    pub fn add(&mut self, bytes: &[u8]) -> BufferId {
        self.buffers.push(Buffer::new(bytes));
        BufferId(self.buffers.len() - 1)
    }

    /// Adds a buffer of `len` bytes that repeat an element.
    pub(crate) fn add_filled(&mut self, element: &[u8], len: usize) -> BufferId {
        self.buffers.push(Buffer::filled(element, len));
        BufferId(self.buffers.len() - 1)
    }

    /// Adds a buffer of `len` bytes that nobody has written. They are 0, but a check for
    /// [uninitialised memory](crate::Check::Uninitialized) reports loads of them.
    ///
    /// ```
    /// let mut memory = openvisa_sim::Memory::default();
    /// let id = memory.add_unwritten(8);
    /// assert_eq!(memory.buffer(id).expect("it was added").bytes(), [0; 8]);
    /// ```
    pub fn add_unwritten(&mut self, len: usize) -> BufferId {
        let id = self.add_filled(&[0], len);
        self.written.insert(id, Arc::new(WrittenBytes::new(len)));
        id
    }

    /// Marks all bytes of a buffer as written.
    pub(crate) fn mark_written(&self, id: BufferId) {
        if let (Some(written), Some(buffer)) = (self.written.get(&id), self.buffer(id)) {
            written.mark(0, buffer.len());
        }
    }

    /// Marks all bytes of all buffers as written. A launch that is not checked for uninitialised
    /// memory may write any of them.
    pub(crate) fn mark_all_written(&self) {
        self.written.keys().for_each(|id| self.mark_written(*id));
    }

    /// Returns the bytes of a buffer that were written. `None` if the buffer had initial contents.
    pub(crate) fn written(&self, id: BufferId) -> Option<&WrittenBytes> {
        self.written.get(&id).map(|written| &**written)
    }

    /// Creates a memory that shares all buffers with this one. Buffers that are added later belong
    /// to one of both memories. Launches on both may run at the same time.
    pub fn share(&self) -> Self {
        Self {
            buffers: self.buffers.clone(),
            allocations: self.allocations.clone(),
            by_address: self.by_address.clone(),
            has_host_memory: self.has_host_memory,
            written: self.written.clone(),
            variables: self.variables.clone(),
            symbols: Arc::clone(&self.symbols),
            usage: Arc::clone(&self.usage),
        }
    }

    /// Adds memory of the host program at its own address.
    ///
    /// All memories that hold one allocation must be made of one another by [`Memory::share`].
    /// Launches on them then know of each other, and their atomic operations stay indivisible.
    pub fn add_allocation(&mut self, allocation: &HostAllocation) -> BufferId {
        let buffer = allocation.buffer().clone();
        let address = buffer.as_ptr().addr() as u64;
        let place = self.by_address.partition_point(|(start, _)| *start < address);
        if let Some((_, index)) = self.by_address.get(place).filter(|(start, _)| *start == address) {
            return BufferId(MAX_WINDOWS + index);
        }
        let id = self.insert_placed(place, PlacedBuffer { address, first: allocation.offset(), buffer });
        self.has_host_memory = true;
        if let Some(written) = allocation.written() {
            self.written.insert(id, Arc::clone(written));
        }
        id
    }

    /// Adds a buffer with these bytes at an address. Returns `None` if the bytes overlap those of
    /// another such buffer or of a host allocation, or if they do not end below 2^64.
    pub(crate) fn add_at(&mut self, address: u64, bytes: &[u8]) -> Option<BufferId> {
        let end = address.checked_add(bytes.len() as u64)?;
        let place = self.by_address.partition_point(|(start, _)| *start < address);
        let is_free = self.by_address.get(place).is_none_or(|(start, _)| *start >= end && *start != address);
        if !is_free || self.find_allocation(address, 1).is_some() {
            return None;
        }
        Some(self.insert_placed(place, PlacedBuffer { address, first: 0, buffer: Buffer::new(bytes) }))
    }

    /// Adds a buffer with an address. `place` is its position in `by_address`.
    fn insert_placed(&mut self, place: usize, placed: PlacedBuffer) -> BufferId {
        self.by_address.insert(place, (placed.address, self.allocations.len()));
        self.allocations.push(placed);
        BufferId(MAX_WINDOWS + self.allocations.len() - 1)
    }

    /// Returns whether a launch can use the memory exclusively. The host may write to an allocation
    /// at any time, for example to a byte beside one that a kernel stores.
    pub(crate) fn can_be_exclusive(&self) -> bool {
        !self.has_host_memory
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

    /// Reads up to `size` bytes from an address, as far as the buffer there has them. Returns
    /// `None` if the address is in no buffer.
    pub(crate) fn read_bytes(&self, address: u64, size: usize) -> Option<Vec<u8>> {
        let (buffer, offset) = self.find(plain(address), 1)?;
        let end = buffer.len().min(offset.saturating_add(size));
        Some((offset..end).map(|at| buffer.load(at, 1) as u8).collect())
    }

    /// Returns the buffer with the program-scope variables of a kind.
    pub(crate) fn variables(&self, kind: DataKind) -> Option<BufferId> {
        self.variables.iter().find(|(k, _)| *k == kind).map(|(_, id)| *id)
    }

    /// Returns a buffer by its id.
    pub fn buffer(&self, id: BufferId) -> Option<&Buffer> {
        match id.0.checked_sub(MAX_WINDOWS) {
            None => self.buffers.get(id.0),
            Some(index) => self.allocations.get(index).map(|placed| &placed.buffer),
        }
    }

    /// Returns the start address of a buffer. Address 0 is in no buffer. There are gaps between
    /// buffers, except between host allocations.
    pub fn address(&self, id: BufferId) -> u64 {
        let placed = id.0.checked_sub(MAX_WINDOWS).and_then(|index| self.allocations.get(index));
        placed.map_or((id.0 as u64 + 1) << WINDOW_BITS, |placed| placed.address)
    }

    /// Resolves an address to a buffer and an offset in bytes, if `size` bytes from there are in
    /// the buffer.
    #[inline]
    pub(crate) fn find(&self, address: u64, size: usize) -> Option<(&Buffer, usize)> {
        let window = ((address >> WINDOW_BITS) as usize).checked_sub(1);
        let Some(buffer) = window.and_then(|window| self.buffers.get(window)) else {
            return self.find_allocation(address, size);
        };
        let offset = (address & ((1 << WINDOW_BITS) - 1)) as usize;
        if offset.checked_add(size)? <= buffer.len() {
            return Some((buffer, offset));
        }
        self.find_allocation(address, size)
    }

    /// Resolves an address to a host allocation and an offset in bytes, if `size` bytes from there
    /// are in the allocation.
    fn find_allocation(&self, address: u64, size: usize) -> Option<(&Buffer, usize)> {
        let (index, offset) = self.locate_allocation(address, size)?;
        Some((&self.allocations.get(index)?.buffer, offset))
    }

    /// Resolves an address to the index of a host allocation and an offset in bytes, if `size`
    /// bytes from there are in the allocation.
    fn locate_allocation(&self, address: u64, size: usize) -> Option<(usize, usize)> {
        let next = self.by_address.partition_point(|(start, _)| *start <= address);
        let (start, index) = self.by_address.get(next.checked_sub(1)?)?;
        let (placed, offset) = (self.allocations.get(*index)?, (address - start) as usize);
        (offset >= placed.first && offset.checked_add(size)? <= placed.buffer.len()).then_some((*index, offset))
    }

    /// Resolves an address to the id of a buffer and an offset in bytes, if `size` bytes from there
    /// are in the buffer. [`Memory::find`] returns the buffer itself.
    pub(crate) fn locate(&self, address: u64, size: usize) -> Option<(BufferId, usize)> {
        let window = ((address >> WINDOW_BITS) as usize).checked_sub(1);
        let offset = (address & ((1 << WINDOW_BITS) - 1)) as usize;
        if let Some(window) = window
            && let Some(buffer) = self.buffers.get(window)
            && offset.checked_add(size)? <= buffer.len()
        {
            return Some((BufferId(window), offset));
        }
        let (index, offset) = self.locate_allocation(address, size)?;
        Some((BufferId(MAX_WINDOWS + index), offset))
    }

    /// Returns the bytes of a buffer that kernels may access, as offsets in it.
    pub(crate) fn bytes_of(&self, id: BufferId) -> Range<usize> {
        let placed = id.0.checked_sub(MAX_WINDOWS).and_then(|index| self.allocations.get(index));
        placed.map_or(0, |placed| placed.first)..self.buffer(id).map_or(0, Buffer::len)
    }

    /// Returns the host allocation, or other buffer at a chosen address, that has an address or is
    /// nearest to it, and the offset of the address in it in bytes.
    pub(crate) fn nearest_allocation(&self, address: u64) -> Option<(BufferId, i64)> {
        let distance = |placed: &PlacedBuffer| {
            let bytes = placed.address + placed.first as u64..placed.address + placed.buffer.len() as u64;
            bytes.start.saturating_sub(address).max(address.saturating_add(1).saturating_sub(bytes.end))
        };
        let next = self.by_address.partition_point(|(start, _)| *start <= address);
        let nearby = self.by_address[next.saturating_sub(1)..].iter().take(2);
        let nearby = nearby.filter_map(|(_, index)| Some((*index, self.allocations.get(*index)?)));
        let (index, placed) = nearby.min_by_key(|(_, placed)| distance(placed))?;
        let offset = address.wrapping_sub(placed.address) as i64;
        (distance(placed) <= MAX_DISTANCE_FROM_ALLOCATION).then_some((BufferId(MAX_WINDOWS + index), offset))
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_allocation_is_near_the_last_address() {
        let mut memory = Memory::default();
        memory.add_at(64, &[1; 16]).expect("nothing else is there");
        assert_eq!(memory.nearest_allocation(u64::MAX), None);
        assert!(memory.nearest_allocation(80).is_some());
    }

    #[test]
    fn a_host_allocation_is_found_at_its_address_in_every_memory_that_shares_it() {
        let mut memory = Memory::default();
        let window = memory.add(&[1; 16]);
        let allocation = HostAllocation::new(100, 128).expect("there is memory");
        assert_eq!(allocation.address() % 128, 0);
        let id = memory.add_allocation(&allocation);
        assert_eq!(memory.add_allocation(&allocation), id, "it is added once");
        assert!(!memory.can_be_exclusive(), "the host may write to it");
        let other = memory.share();
        let (buffer, offset) = memory.find(allocation.address() + 92, 8).expect("it is inside");
        buffer.store(false, offset, 8, 0x0102_0304_0506_0708);
        let (same, offset) = other.find(allocation.address() + 92, 8).expect("it is inside");
        assert_eq!(same.load(offset, 8), 0x0102_0304_0506_0708);
        assert_eq!(memory.address(id) + allocation.offset() as u64, allocation.address());
        assert!(memory.find(allocation.address() + 93, 8).is_none(), "it ends after its last byte");
        assert!(memory.find(allocation.address() - 8, 8).is_none(), "it begins with its first byte");
        let first = allocation.offset() as i64;
        for distance in [-8, 0, 50, 99, 107] {
            let address = allocation.address().wrapping_add_signed(distance);
            assert_eq!(memory.nearest_allocation(address), Some((id, first + distance)), "{distance}");
        }
        assert_eq!(memory.nearest_allocation(allocation.address() + (1 << 20)), None);
        assert_eq!(memory.bytes_of(id), allocation.offset()..allocation.offset() + 100);
        assert!(memory.find(memory.address(window) + 8, 8).is_some());
        assert!(memory.find(memory.address(window) + 9, 8).is_none());
    }

    #[test]
    fn buffers_at_chosen_addresses_do_not_overlap_and_end_after_their_last_byte() {
        let mut memory = Memory::default();
        let id = memory.add_at(0x1001, &[1, 2, 3, 4]).expect("the place is free");
        assert_eq!((memory.address(id), memory.add_at(0x1004, &[0])), (0x1001, None));
        assert_eq!([memory.add_at(0xfff, &[0; 3]), memory.add_at(0x1001, &[0]), memory.add_at(!0, &[0; 2])], [None; 3]);
        assert!(memory.add_at(0x1005, &[0]).is_some() && memory.add_at(0x1000, &[0]).is_some());
        let (buffer, offset) = memory.find(0x1003, 2).expect("it is inside");
        assert_eq!(buffer.load(offset, 2), 0x0403);
        assert!(memory.find(0x1004, 2).is_none() && memory.find(0xfff, 1).is_none());
        assert!(memory.can_be_exclusive(), "no host program writes to it");
    }

    #[test]
    fn allocations_larger_than_the_address_space_are_refused() {
        assert!(HostAllocation::new(usize::MAX - 7, 128).is_none());
    }
}
