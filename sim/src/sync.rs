//! The synchronisation primitives of the simulator.
//!
//! Modules that take their primitives from here can be compiled with those of loom instead. The
//! crate in `loom/` does so, and checks them in all interleavings.

pub(crate) use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering, fence};
pub(crate) use std::sync::{Mutex, RwLock, RwLockReadGuard, RwLockWriteGuard};
