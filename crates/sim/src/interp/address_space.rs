//! Flat memory outside of buffers: private variables, implicit arguments and `printf` records.
//!
//! For example, a load at [`PRIVATE`] plus 8 reads byte 8 of the private memory of the loading
//! thread.

use crate::binding::arguments::INDIRECT;
use crate::bytecode::memory_op::{AccessPlace, AtomicUpdate, Target};
use crate::interp::context::ExecContext;
use crate::memory::flat_memory::{IMPLICIT, PRINTED, PRIVATE, plain};
use crate::trap::Fault;

/// Maximum number of bytes that a work-group may print.
pub(crate) const MAX_PRINTED_BYTES: usize = 4 << 20;

/// Distance between the start addresses of these memories, in bytes.
const WINDOW_BYTES: u64 = PRINTED - PRIVATE;

/// The memory that an address outside of buffers refers to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum AddressWindow {
    /// An offset in the thread's private memory.
    Private(usize),
    /// An offset in the group's `printf` buffer.
    Printed(usize),
    /// The implicit-argument buffer.
    Implicit,
    /// A buffer. The high bits of the address contained an address space tag.
    Flat(u64),
    Nothing,
}

impl ExecContext<'_> {
    /// Returns the memory outside of buffers that an address refers to.
    pub(crate) fn find_window(&self, address: u64, size: usize) -> AddressWindow {
        let place = plain(address);
        let offset = (place % WINDOW_BYTES) as usize;
        let inside = |most: usize| offset.checked_add(size).is_some_and(|end| end <= most);
        match place - place % WINDOW_BYTES {
            PRIVATE if inside(self.bound.private_size) => AddressWindow::Private(offset),
            PRINTED if inside(MAX_PRINTED_BYTES) => AddressWindow::Printed(offset),
            IMPLICIT if inside(self.bound.implicit_args().len()) => AddressWindow::Implicit,
            _ if place != address && self.bound.memory.find(place, size).is_some() => AddressWindow::Flat(place),
            _ => AddressWindow::Nothing,
        }
    }

    /// Returns whether an address of scratch memory is one of the implicit-argument buffer.
    pub(crate) fn is_implicit_argument(&self, address: u64) -> bool {
        address.checked_sub(u64::from(INDIRECT)).is_some_and(|at| at < self.bound.implicit_args().len() as u64)
    }

    /// Checks that a channel loads private or scratch memory that the thread has written. A single
    /// written byte suffices, because compilers load a vector of three elements as one of four.
    ///
    /// # Errors
    /// If no byte of the load was written.
    pub(crate) fn check_written(&self, place: AccessPlace) -> Result<(), Fault> {
        let AccessPlace { target, address, size, channel } = place;
        let number = self.thread.number;
        let (written, memory) = match target {
            Target::Scratch => {
                let at = address as usize;
                (
                    self.is_implicit_argument(address) || self.group.scratch(number).is_written(at, size),
                    "scratch memory",
                )
            }
            Target::Flat => match self.find_window(address, size) {
                AddressWindow::Private(at) => (self.group.private(number).is_written(at, size), "private memory"),
                _ => return Ok(()),
            },
            _ => return Ok(()),
        };
        if written {
            return Ok(());
        }
        Err(Fault::Uninitialised { address, size, channel, memory: memory.to_owned() })
    }

    /// Loads from flat memory outside of buffers.
    #[cold]
    pub(crate) fn load_window(&self, access: AccessPlace) -> Result<u64, Fault> {
        let AccessPlace { address, size, .. } = access;
        let bytes: &[u8] = match self.find_window(address, size) {
            AddressWindow::Private(at) => {
                return Ok(self.group.private(self.thread.number).load(at, size).unwrap_or(0));
            }
            AddressWindow::Printed(_) => &self.group.printed,
            AddressWindow::Implicit => self.bound.implicit_args(),
            AddressWindow::Flat(address) => return self.load_unobserved(AccessPlace { address, ..access }),
            AddressWindow::Nothing => return Err(self.out_of_bounds(access, false)),
        };
        // Both areas grow on writing, so bytes beyond the end were never written and are 0.
        let at = (plain(address) % WINDOW_BYTES) as usize;
        Ok((0..size).rev().fold(0, |value, i| value << 8 | u64::from(bytes.get(at + i).copied().unwrap_or(0))))
    }

    /// Stores to flat memory outside of buffers.
    #[cold]
    pub(crate) fn store_window(&mut self, access: AccessPlace, value: u64) -> Result<(), Fault> {
        let AccessPlace { address, size, channel, .. } = access;
        let bytes = match self.find_window(address, size) {
            AddressWindow::Private(at) => {
                self.group.private_mut(self.thread.number).store(at, size, value);
                return Ok(());
            }
            AddressWindow::Printed(at) => {
                let first = self.bound.dispatched(self.thread.number).trailing_zeros();
                let channel = channel.map_or(first, u32::from);
                let item = self.thread.number * self.bound.simd + channel as usize;
                self.group.printers.entry(at).or_insert(item);
                &mut self.group.printed
            }
            AddressWindow::Flat(address) => return self.store_unobserved(AccessPlace { address, ..access }, value),
            AddressWindow::Implicit | AddressWindow::Nothing => {
                return Err(self.out_of_bounds(access, true));
            }
        };
        let at = (plain(address) % WINDOW_BYTES) as usize;
        if bytes.len() < at + size {
            bytes.resize(at + size, 0);
        }
        bytes[at..at + size].copy_from_slice(&value.to_le_bytes()[..size]);
        Ok(())
    }

    /// Executes an atomic operation on flat memory outside of buffers. The memory belongs to the
    /// group, which runs on one host thread, so no lock is needed.
    #[cold]
    pub(crate) fn atomic_window(&mut self, access: AccessPlace, update: AtomicUpdate) -> Result<u64, Fault> {
        match self.find_window(access.address, access.size) {
            AddressWindow::Flat(address) => self.atomic_unobserved(AccessPlace { address, ..access }, update),
            AddressWindow::Nothing => Err(self.out_of_bounds(access, true)),
            _ => {
                let old = self.load_window(access)?;
                let (new, result) = update.apply(access.size, old);
                self.store_window(access, new)?;
                Ok(result)
            }
        }
    }
}
