//! Exclusive and shared use of a memory by launches.
//!
//! A launch with one worker may replace each atomic read-modify-write by a load and a store, as
//! long as no other launch uses the memory. The host can start another launch at any time, from
//! another thread. So a launch gives exclusive use back as soon as another launch asks:
//!
//! 1. A launch with one worker tries to become the only user. If there is another user, both share.
//! 2. A launch that finds an exclusive user announces itself and waits.
//! 3. The exclusive user looks once in each pass over its threads whether a launch waits. If so, it
//!    shares from then on.
//!
//! For example, launch A has the memory to itself when launch B starts. B waits until the threads
//! of A have finished their time slices. Then both go on, with atomic operations.

use crate::sync::Ordering::{AcqRel, Relaxed};
use crate::sync::{AtomicUsize, RwLock, RwLockReadGuard, RwLockWriteGuard};
use std::sync::PoisonError;

/// The launches that use a memory.
#[derive(Debug, Default)]
pub(crate) struct Usage {
    lock: RwLock<()>,
    /// Number of launches that wait until they may share.
    waiting: AtomicUsize,
}

/// The right of a launch to use a memory, until it is dropped.
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
    /// A transitional state between two kinds of use.
    Nothing,
}

impl Usage {
    /// Joins the users of the memory. If `alone` is set and there is no other user, the use is
    /// exclusive. Otherwise this waits until there is no exclusive user, and shares.
    pub(crate) fn join(&self, alone: bool) -> Grant<'_> {
        Grant { usage: self, held: self.try_alone(alone).unwrap_or_else(|| self.share()) }
    }

    /// Takes exclusive use, if `alone` asks for it and there is no other user.
    fn try_alone(&self, alone: bool) -> Option<Held<'_>> {
        let guard = if alone { self.lock.try_write().ok()? } else { return None };
        Some(Held::Exclusive { _guard: guard })
    }

    /// Waits until there is no exclusive user, and shares.
    fn share(&self) -> Held<'_> {
        self.waiting.fetch_add(1, AcqRel);
        let guard = self.lock.read().unwrap_or_else(PoisonError::into_inner);
        self.waiting.fetch_sub(1, AcqRel);
        Held::Shared { _guard: guard }
    }
}

impl Grant<'_> {
    /// Returns whether no other launch uses the memory. Gives up exclusive use if another launch
    /// waits.
    #[inline]
    pub(crate) fn is_exclusive(&mut self) -> bool {
        match self.held {
            Held::Exclusive { .. } if self.usage.waiting.load(Relaxed) == 0 => true,
            Held::Exclusive { .. } => {
                // The write guard has to be dropped before the read guard can be taken.
                self.held = Held::Nothing;
                self.held = self.usage.share();
                false
            }
            _ => false,
        }
    }

    /// Calls a function of the host program without holding the memory, so that it can run other
    /// launches.
    pub(crate) fn pause(&mut self, call: impl FnOnce()) {
        let alone = self.is_exclusive();
        self.held = Held::Nothing;
        call();
        *self = self.usage.join(alone);
    }
}
