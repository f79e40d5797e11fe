//! Tests that measure the memory of their process, as one program. Only one of them runs at a time.

mod container_damage;
mod json;
mod mutations;

use peak_alloc::PeakAlloc;
use std::sync::{Mutex, MutexGuard, PoisonError};

#[global_allocator]
static MEMORY: PeakAlloc = PeakAlloc;

/// Maximum memory for a file: this factor times its size, plus a constant in bytes.
const MEMORY_FACTOR: usize = 10;
const MEMORY_CONSTANT_BYTES: usize = 16 * 1024;

/// Waits until no other test runs. Each test holds the result until its end.
fn run_alone() -> MutexGuard<'static, ()> {
    static RUNNING: Mutex<()> = Mutex::new(());
    RUNNING.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Returns the result of an operation, and the number of bytes of memory that it took at most.
fn measure_peak<T>(work: impl FnOnce() -> T) -> (T, usize) {
    MEMORY.reset_peak_usage();
    let before = MEMORY.current_usage();
    let result = work();
    (result, MEMORY.peak_usage().saturating_sub(before))
}
