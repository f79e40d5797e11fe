//! Memory that the host and kernels use by one address.

use crate::work::Contents;
use openvisa_sim::HostAllocation;
use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Who may use memory first, as interfaces tell it apart. All memory is that of the host here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MemoryKind {
    /// Shared virtual memory of OpenCL 2.0.
    Virtual,
    /// Memory of the host.
    Host,
    /// Memory of the device.
    Device,
    /// Memory that moves between the two.
    Shared,
}

/// Memory that the host and kernels share.
#[derive(Clone, Debug)]
pub struct SharedAllocation {
    /// The bytes.
    pub bytes: HostAllocation,
    /// What the host asked for.
    pub kind: MemoryKind,
    /// A number that the front end keeps with the memory, such as flags of the host.
    pub note: u64,
    /// Whether a command that failed should have written the bytes.
    pub contents: Contents,
}

/// All shared memory of a context, by its address.
#[derive(Debug, Default)]
pub struct SharedMemory(Mutex<BTreeMap<u64, SharedAllocation>>);

impl SharedMemory {
    fn lock(&self) -> MutexGuard<'_, BTreeMap<u64, SharedAllocation>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Allocates `len` zeros. `alignment` is a number of bytes, and a power of two. Returns `None`
    /// if there is not enough memory.
    #[must_use]
    pub fn allocate(&self, kind: MemoryKind, note: u64, len: usize, alignment: usize) -> Option<HostAllocation> {
        let bytes = HostAllocation::new(len, alignment)?;
        let allocation = SharedAllocation { bytes: bytes.clone(), kind, note, contents: Contents::default() };
        self.lock().insert(bytes.address(), allocation);
        Some(bytes)
    }

    /// Removes the memory that starts at an address. Returns whether there was some. What uses it
    /// keeps its bytes until it ends.
    pub fn free(&self, address: u64) -> bool {
        self.lock().remove(&address).is_some()
    }

    /// Returns the memory that an address is in, and the offset from its start in bytes.
    #[must_use]
    pub fn find(&self, address: u64) -> Option<(SharedAllocation, usize)> {
        let allocations = self.lock();
        let (start, allocation) = allocations.range(..=address).next_back()?;
        let offset = usize::try_from(address - start).ok()?;
        (offset < allocation.bytes.len().max(1)).then(|| (allocation.clone(), offset))
    }

    /// Calls a function for all memory, in the order of addresses.
    pub fn for_each(&self, call: impl FnMut(&SharedAllocation)) {
        self.lock().values().for_each(call);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_is_found_by_each_of_its_addresses_until_it_is_freed() {
        let memory = SharedMemory::default();
        let bytes = memory.allocate(MemoryKind::Device, 7, 100, 128).expect("there is memory");
        let start = bytes.address();
        assert!(start.is_multiple_of(128));
        for offset in [0, 99] {
            let (found, at) = memory.find(start + offset).expect("it is in the memory");
            assert_eq!(
                (found.bytes.address(), found.kind, found.note, at as u64),
                (start, MemoryKind::Device, 7, offset)
            );
        }
        assert!(memory.find(start + 100).is_none() && memory.find(start - 1).is_none());
        assert!(!memory.free(start + 1) && memory.free(start) && !memory.free(start));
        assert!(memory.find(start).is_none());
    }
}
