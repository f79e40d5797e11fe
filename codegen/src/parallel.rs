//! Parallel execution on all cores.

use std::sync::atomic::{AtomicUsize, Ordering};

/// Calls `work` with each number below `count` on all cores. The results are in no particular
/// order.
pub(crate) fn run_parallel<T: Send>(count: usize, work: impl Fn(usize) -> T + Sync) -> Vec<T> {
    let workers = std::thread::available_parallelism().map_or(1, usize::from).min(count);
    let next = AtomicUsize::new(0);
    let run = || {
        let pieces = std::iter::repeat_with(|| next.fetch_add(1, Ordering::Relaxed)).take_while(|i| *i < count);
        pieces.map(&work).collect::<Vec<T>>()
    };
    std::thread::scope(|scope| {
        let handles: Vec<_> = (1..workers).map(|_| scope.spawn(run)).collect();
        let mut all = run();
        for handle in handles {
            all.extend(handle.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)));
        }
        all
    })
}

#[cfg(test)]
mod tests {
    use super::run_parallel;

    #[test]
    fn every_piece_of_work_is_done_once() {
        let mut done = run_parallel(1_000, |i| i);
        done.sort_unstable();
        assert!(done.into_iter().eq(0..1_000));
        assert!(run_parallel(0, |i| i).is_empty());
    }
}
