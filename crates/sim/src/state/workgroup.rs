//! State of a running work-group: the memory that its threads share, and its barriers.
//!
//! For example, a thread that arrives at the barrier increments its entry in `signals`. It waits
//! until all other entries have reached the same number.

use crate::checks::register_shadow::UnwrittenRead;
use crate::memory::lazy_memory::LazyMemory;
use crate::state::thread::{Thread, Wait};
use crate::trap::Fault;
use std::collections::BTreeMap;

/// Number of bytes of the print buffer before the first record: a word that counts the bytes in
/// use.
pub(crate) const PRINT_HEADER_BYTES: usize = 4;

/// Maximum number of named barriers.
const MAX_NAMED_BARRIERS: u32 = 32;

/// Mask of the significant bits of a 32-bit address of shared local memory. The vendor's compiler
/// sets bit 28 in pointers to local memory, so that none is null; hardware ignores it. An address
/// with another bit above the size of local memory is out of bounds.
pub(crate) const LOCAL_ADDRESS_MASK: u32 = !0x1000_0000;

/// The state of a named barrier.
#[derive(Clone, Copy, Debug, Default)]
struct NamedBarrier {
    produced: u32,
    consumed: u32,
    /// Number of times that all participants have arrived.
    phase: u32,
}

/// The state that the threads of a work-group share.
#[derive(Debug)]
pub(crate) struct Group {
    pub(crate) id: [u32; 3],
    /// Shared local memory.
    pub(crate) local: Vec<u8>,
    /// Scratch memory of each thread.
    scratch: Vec<LazyMemory>,
    /// Private variables of each thread.
    private: Vec<LazyMemory>,
    /// Whether a thread may have written private or scratch memory since the last restart.
    touched: bool,
    /// Whether private and scratch memory record what is written.
    watched: bool,
    /// The bytes of the `printf` buffer of this group.
    pub(crate) printed: Vec<u8>,
    /// For each offset in `printed` where a store began, the index of the first work-item that
    /// stored there.
    pub(crate) printers: BTreeMap<usize, usize>,
    /// Number of times that each thread has arrived at the barrier.
    pub(crate) signals: Vec<u32>,
    named: Vec<NamedBarrier>,
    /// For each thread, the number of factor halves that it has provided, and the last two halves.
    halves: Vec<(u32, [FactorDwords; 2])>,
}

/// Dwords of a factor of a systolic product.
#[derive(Clone, Debug, Default)]
pub(crate) struct FactorDwords {
    pub(crate) values: Vec<u32>,
    /// For each dword, the unwritten read that it depends on. Empty if all dwords are defined, or
    /// if registers are not followed.
    pub(crate) unwritten: Vec<Option<UnwrittenRead>>,
}

impl FactorDwords {
    /// Returns the unwritten read that the first undefined dword among some depends on.
    pub(crate) fn first_unwritten(&self, mut indices: impl Iterator<Item = usize>) -> Option<UnwrittenRead> {
        indices.find_map(|index| self.unwritten.get(index).copied().flatten())
    }

    /// Removes dwords after the first `count`, or adds zeros.
    pub(crate) fn resize(&mut self, count: usize) {
        self.values.resize(count, 0);
        self.unwritten.truncate(count);
    }

    /// Appends the dwords of another part.
    pub(crate) fn append(&mut self, mut part: Self) {
        if !part.unwritten.is_empty() {
            self.unwritten.resize(self.values.len(), None);
            self.unwritten.append(&mut part.unwritten);
        }
        self.values.append(&mut part.values);
    }
}

impl Group {
    pub(crate) fn new(threads: usize, local: usize, scratch: usize) -> Self {
        Self {
            id: [0; 3],
            local: vec![0; local],
            scratch: vec![LazyMemory::new(scratch); threads],
            private: vec![LazyMemory::new(usize::MAX); threads],
            touched: false,
            watched: false,
            printed: Vec::new(),
            printers: BTreeMap::new(),
            signals: vec![0; threads],
            named: Vec::new(),
            halves: Vec::new(),
        }
    }

    /// Resets the state for another group. If `watched` is set, private and scratch memory record
    /// writes.
    pub(crate) fn restart(&mut self, id: [u32; 3], watched: bool) {
        self.id = id;
        // An empty fill is skipped, because the processor's block fill has a high fixed cost.
        if !self.local.is_empty() {
            self.local.fill(0);
        }
        if self.touched || self.watched != watched {
            self.scratch.iter_mut().chain(&mut self.private).for_each(|memory| memory.restart(watched));
            (self.touched, self.watched) = (false, watched);
        }
        self.signals.fill(0);
        self.named.clear();
        self.halves.clear();
        self.printed.clear();
        self.printed.extend((PRINT_HEADER_BYTES as u32).to_le_bytes());
        self.printers.clear();
    }

    /// Returns the scratch memory of a thread.
    pub(crate) fn scratch(&self, thread: usize) -> &LazyMemory {
        &self.scratch[thread]
    }

    /// Returns the scratch memory of a thread for writing.
    pub(crate) fn scratch_mut(&mut self, thread: usize) -> &mut LazyMemory {
        self.touched = true;
        &mut self.scratch[thread]
    }

    /// Returns the private variables of a thread.
    pub(crate) fn private(&self, thread: usize) -> &LazyMemory {
        &self.private[thread]
    }

    /// Returns the private variables of a thread for writing.
    pub(crate) fn private_mut(&mut self, thread: usize) -> &mut LazyMemory {
        self.touched = true;
        &mut self.private[thread]
    }

    /// Records the arrival of a thread at the barrier.
    #[inline]
    pub(crate) fn signal(&mut self, thread: &mut Thread) {
        thread.signals += 1;
        thread.barriers += 1;
        self.signals[thread.number] = thread.signals;
    }

    /// Returns whether the condition that a thread waits for has occurred.
    pub(crate) fn satisfied(&self, wait: Wait) -> bool {
        match wait {
            Wait::Group(count) => self.signals.iter().all(|s| *s >= count),
            Wait::Named(id, phase) => self.named.get(id as usize).is_some_and(|n| n.phase > phase),
            Wait::Half(thread, count) => self.halves.get(thread as usize).is_some_and(|(n, _)| *n >= count),
        }
    }

    /// Stores a thread's half of a factor that a pair of threads shares. `number` counts the
    /// products of the thread from 1. A half that was already stored is ignored, because the
    /// instruction may be repeated.
    pub(crate) fn store_factor_half(&mut self, thread: usize, number: u32, half: impl FnOnce() -> FactorDwords) {
        if self.halves.len() < self.signals.len() {
            self.halves.resize_with(self.signals.len(), Default::default);
        }
        if let Some((brought, kept)) = self.halves.get_mut(thread)
            && *brought < number
        {
            *brought = number;
            kept[number as usize % 2] = half();
        }
    }

    /// Returns a thread's half of the factor of its product with this number.
    pub(crate) fn factor_half(&self, thread: usize, number: u32) -> FactorDwords {
        self.halves.get(thread).map_or_else(FactorDwords::default, |(_, kept)| kept[number as usize % 2].clone())
    }

    /// Records the arrival of a thread at a named barrier, and returns the phase before. `role` is
    /// 0 for producer and consumer, 1 for producer, and 2 for consumer.
    pub(crate) fn named_signal(&mut self, id: u32, role: u32, producers: u32, consumers: u32) -> Result<u32, Fault> {
        if id >= MAX_NAMED_BARRIERS {
            return Err(Fault::Invalid(format!("there is no named barrier {id}")));
        }
        if self.named.len() <= id as usize {
            self.named.resize(id as usize + 1, NamedBarrier::default());
        }
        let named = &mut self.named[id as usize];
        let phase = named.phase;
        named.produced += u32::from(role != 2);
        named.consumed += u32::from(role != 1);
        if named.produced >= producers && named.consumed >= consumers {
            *named = NamedBarrier { produced: 0, consumed: 0, phase: phase + 1 };
        }
        Ok(phase)
    }
}

/// Returns the offset in shared local memory of an address, in bytes.
#[inline]
pub(crate) fn local_offset(address: u64) -> u64 {
    address & u64::from(LOCAL_ADDRESS_MASK)
}
