//! A thread group: the memory its threads share, its barriers, and the order in which its threads run.

use crate::memory::lazy_memory::LazyMemory;
use crate::state::thread::{Thread, Wait};
use crate::trap::Fault;
use std::collections::BTreeMap;

/// Number of bytes of the print buffer before the first record: a word that counts the bytes in use.
pub(crate) const PRINT_HEADER_BYTES: usize = 4;

/// The most named barriers.
const NAMED: u32 = 32;

/// The bits of a 32-bit address of shared local memory that count: all but one. The vendor's compiler
/// sets bit 28 in pointers to local memory, so that none is null; hardware ignores it. An address with
/// another bit above the size of local memory is out of bounds.
pub(crate) const LOCAL_ADDRESS_MASK: u32 = !0x1000_0000;

/// A named barrier.
#[derive(Clone, Copy, Debug, Default)]
struct Named {
    produced: u32,
    consumed: u32,
    /// How often all have come.
    phase: u32,
}

/// What the threads of a group share.
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
    /// What the group prints.
    pub(crate) printed: Vec<u8>,
    /// The work-item that wrote first to each byte of it where a store began.
    pub(crate) printers: BTreeMap<usize, usize>,
    /// How often each thread has come to the barrier.
    pub(crate) signals: Vec<u32>,
    named: Vec<Named>,
    /// The last two halves of factors that each thread has brought, and how many it has brought in all.
    halves: Vec<(u32, [Vec<u32>; 2])>,
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

    /// Resets everything for another group. With `watched`, private and scratch memory record what is
    /// written.
    pub(crate) fn restart(&mut self, id: [u32; 3], watched: bool) {
        self.id = id;
        // To fill nothing can take as long as to fill much: the processor looks whether there is a page.
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

    /// Returns the scratch memory of a thread, to be written.
    pub(crate) fn scratch_mut(&mut self, thread: usize) -> &mut LazyMemory {
        self.touched = true;
        &mut self.scratch[thread]
    }

    /// Returns the private variables of a thread.
    pub(crate) fn private(&self, thread: usize) -> &LazyMemory {
        &self.private[thread]
    }

    /// Returns the private variables of a thread, to be written.
    pub(crate) fn private_mut(&mut self, thread: usize) -> &mut LazyMemory {
        self.touched = true;
        &mut self.private[thread]
    }

    /// A thread comes to the barrier.
    #[inline]
    pub(crate) fn signal(&mut self, thread: &mut Thread) {
        thread.signals += 1;
        self.signals[thread.number] = thread.signals;
    }

    /// Whether what a thread waits for has happened.
    pub(crate) fn satisfied(&self, wait: Wait) -> bool {
        match wait {
            Wait::Group(count) => self.signals.iter().all(|s| *s >= count),
            Wait::Named(id, phase) => self.named.get(id as usize).is_some_and(|n| n.phase > phase),
            Wait::Half(thread, count) => self.halves.get(thread as usize).is_some_and(|(n, _)| *n >= count),
        }
    }

    /// A thread brings its half of a factor that a pair of threads shares: for the product of this number, counted from 1. Nothing
    /// happens if it has brought it already.
    pub(crate) fn bring_half(&mut self, thread: usize, number: u32, half: impl FnOnce() -> Vec<u32>) {
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

    /// The half that a thread has brought for the product of this number.
    pub(crate) fn half(&self, thread: usize, number: u32) -> &[u32] {
        self.halves.get(thread).map_or(&[], |(_, kept)| &kept[number as usize % 2])
    }

    /// A thread comes to a named barrier: 0 as producer and consumer, 1 as producer, 2 as consumer. Gives the phase before.
    pub(crate) fn named_signal(&mut self, id: u32, role: u32, producers: u32, consumers: u32) -> Result<u32, Fault> {
        if id >= NAMED {
            return Err(Fault::Invalid(format!("there is no named barrier {id}")));
        }
        if self.named.len() <= id as usize {
            self.named.resize(id as usize + 1, Named::default());
        }
        let named = &mut self.named[id as usize];
        let phase = named.phase;
        named.produced += u32::from(role != 2);
        named.consumed += u32::from(role != 1);
        if named.produced >= producers && named.consumed >= consumers {
            *named = Named { produced: 0, consumed: 0, phase: phase + 1 };
        }
        Ok(phase)
    }
}

/// Returns the byte of shared local memory that an address means.
#[inline]
pub(crate) fn local_offset(address: u64) -> u64 {
    address & u64::from(LOCAL_ADDRESS_MASK)
}
