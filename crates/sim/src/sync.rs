//! Synchronisation primitives of the simulator.
//!
//! A module that imports its primitives from here can be compiled with those of loom instead. For
//! example, the crate in `crates/sim/loom/` includes `memory/buffer.rs` in this way, and checks all
//! interleavings of threads.

pub(crate) use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering, fence};
pub(crate) use std::sync::{Mutex, RwLock, RwLockReadGuard, RwLockWriteGuard};
