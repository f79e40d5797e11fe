//! The primitives of synchronisation that the simulator stands on, in one place: the models in `loom/` compile the modules that use them
//! with those of loom in place of these.

pub(crate) use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering, fence};
pub(crate) use std::sync::{Mutex, RwLock, RwLockReadGuard, RwLockWriteGuard};
