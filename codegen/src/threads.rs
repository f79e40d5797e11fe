//! Work on all cores.

use std::sync::atomic::{AtomicUsize, Ordering};

/// Does so many pieces of work on all cores. What comes of them is in no certain order.
pub(crate) fn side_by_side<T: Send>(count: usize, work: impl Fn(usize) -> T + Sync) -> Vec<T> {
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
    use super::side_by_side;

    #[test]
    fn every_piece_of_work_is_done_once() {
        let mut done = side_by_side(1_000, |i| i);
        done.sort_unstable();
        assert!(done.into_iter().eq(0..1_000));
        assert!(side_by_side(0, |i| i).is_empty());
    }
}
