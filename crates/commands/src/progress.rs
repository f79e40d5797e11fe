//! Progress bars on the terminal, for work that takes more than a second.

use openvisa_cli_support::Context;

/// A progress bar on standard error. It appears once the work has taken [`DELAY`].
///
/// It is drawn only if [`Context::progress`] says that standard error is a terminal. Threads may
/// share it.
pub(super) struct Progress {
    #[cfg(not(target_family = "wasm"))]
    bar: Option<bar::DelayedBar>,
}

#[cfg(not(target_family = "wasm"))]
impl Progress {
    /// Creates a bar for work with `total` parts. `unit` names them in the plural.
    pub(super) fn new(context: &Context<'_>, total: u64, unit: &str) -> Self {
        Self { bar: context.progress.then(|| bar::DelayedBar::new(total, unit)) }
    }

    /// Reports that one more part is done.
    pub(super) fn increment(&self) {
        if let Some(bar) = &self.bar {
            bar.increment();
        }
    }

    /// Reports that `done` of `total` parts are done.
    #[cfg(feature = "run")]
    pub(super) fn set(&self, done: u64, total: u64) {
        if let Some(bar) = &self.bar {
            bar.set(done, total);
        }
    }

    /// Calls `print`, which prints to the terminal, while the bar is hidden.
    pub(super) fn suspend<T>(&self, print: impl FnOnce() -> T) -> T {
        match &self.bar {
            Some(bar) => bar.suspend(print),
            None => print(),
        }
    }
}

/// WebAssembly has no terminal.
#[cfg(target_family = "wasm")]
impl Progress {
    pub(super) fn new(_: &Context<'_>, _: u64, _: &str) -> Self {
        Self {}
    }

    pub(super) fn increment(&self) {}

    #[cfg(feature = "run")]
    pub(super) fn set(&self, _: u64, _: u64) {}

    pub(super) fn suspend<T>(&self, print: impl FnOnce() -> T) -> T {
        print()
    }
}

#[cfg(not(target_family = "wasm"))]
mod bar {
    use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
    use std::sync::Once;
    use std::time::{Duration, Instant};

    /// Time after which a bar appears.
    const DELAY: Duration = Duration::from_secs(1);

    /// A bar that is hidden at first. It is removed from the terminal when it is dropped.
    pub(super) struct DelayedBar {
        bar: ProgressBar,
        start: Instant,
        shown: Once,
    }

    impl DelayedBar {
        pub(super) fn new(total: u64, unit: &str) -> Self {
            let bar = ProgressBar::with_draw_target(Some(total), ProgressDrawTarget::hidden());
            let template = format!("[{{bar:40}}] {{percent}}% of {{len}} {unit}, {{eta}} left");
            // A wrong template falls back to the default bar.
            let style = ProgressStyle::with_template(&template).unwrap_or_else(|_| ProgressStyle::default_bar());
            bar.set_style(style.progress_chars("##-"));
            Self { bar, start: Instant::now(), shown: Once::new() }
        }

        pub(super) fn increment(&self) {
            self.bar.inc(1);
            self.show_if_due();
        }

        #[cfg(feature = "run")]
        pub(super) fn set(&self, done: u64, total: u64) {
            self.bar.set_length(total);
            self.bar.set_position(done);
            self.show_if_due();
        }

        /// Calls `print` while the bar is hidden.
        pub(super) fn suspend<T>(&self, print: impl FnOnce() -> T) -> T {
            self.bar.suspend(print)
        }

        fn show_if_due(&self) {
            if self.start.elapsed() >= DELAY {
                self.shown.call_once(|| self.bar.set_draw_target(ProgressDrawTarget::stderr()));
            }
        }
    }

    impl Drop for DelayedBar {
        fn drop(&mut self) {
            self.bar.finish_and_clear();
        }
    }

    #[cfg(test)]
    mod tests {
        use super::*;

        #[test]
        fn a_bar_is_hidden_at_first_and_counts_finished_parts() {
            let bar = DelayedBar::new(3, "files");
            bar.increment();
            assert_eq!((bar.bar.is_hidden(), bar.bar.position(), bar.bar.length()), (true, 1, Some(3)));
        }
    }
}
