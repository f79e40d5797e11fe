//! Which launches are at work on a memory.
//!
//! A launch with a single worker may replace atomic read-modify-writes by a load and a store while it has the memory to itself. The host
//! can start another launch on the same memory at any time, from another thread. So exclusive use is a grant that a launch gives back as
//! soon as another one asks:
//!
//! 1. A launch with one worker tries to become the only user. If another launch is at work, both share.
//! 2. A launch that finds an exclusive user announces itself and waits.
//! 3. The exclusive user looks at every pass over its threads whether somebody waits, and shares from then on.
//!
//! For example, launch A runs alone and launch B starts: B waits until A has finished the time slice that it is in, and both go on with
//! atomic operations.

use super::sync::Ordering::{AcqRel, Relaxed};
use super::sync::{AtomicUsize, RwLock, RwLockReadGuard, RwLockWriteGuard};
use std::sync::PoisonError;

/// Launches at work on a memory.
#[derive(Debug, Default)]
pub(crate) struct Usage {
    lock: RwLock<()>,
    /// Number of launches that wait for an exclusive user to share.
    waiting: AtomicUsize,
}

/// A launch's right to work on a memory, until it is dropped.
pub(crate) struct Grant<'a> {
    usage: &'a Usage,
    held: Held<'a>,
}

enum Held<'a> {
    Exclusive {
        _guard: RwLockWriteGuard<'a, ()>,
    },
    Shared {
        _guard: RwLockReadGuard<'a, ()>,
    },
    /// Between the two.
    Nothing,
}

impl Usage {
    /// Waits until no launch has the memory to itself, and joins those that share it. `alone`: takes it alone if nobody uses it.
    pub(crate) fn join(&self, alone: bool) -> Grant<'_> {
        Grant { usage: self, held: self.try_alone(alone).unwrap_or_else(|| self.share()) }
    }

    fn try_alone(&self, alone: bool) -> Option<Held<'_>> {
        let guard = if alone { self.lock.try_write().ok()? } else { return None };
        Some(Held::Exclusive { _guard: guard })
    }

    fn share(&self) -> Held<'_> {
        self.waiting.fetch_add(1, AcqRel);
        let guard = self.lock.read().unwrap_or_else(PoisonError::into_inner);
        self.waiting.fetch_sub(1, AcqRel);
        Held::Shared { _guard: guard }
    }
}

impl Grant<'_> {
    /// Returns whether no other launch is at work on the memory. Shares it from now on if another one waits for it.
    #[inline]
    pub(crate) fn is_exclusive(&mut self) -> bool {
        match self.held {
            Held::Exclusive { .. } if self.usage.waiting.load(Relaxed) == 0 => true,
            Held::Exclusive { .. } => {
                // The guard goes first: nobody shares while somebody has it.
                self.held = Held::Nothing;
                self.held = self.usage.share();
                false
            }
            _ => false,
        }
    }

    /// Calls a function of the user, which may start launches of its own, without holding the memory.
    pub(crate) fn pause(&mut self, call: impl FnOnce()) {
        let alone = self.is_exclusive();
        self.held = Held::Nothing;
        call();
        *self = self.usage.join(alone);
    }
}
