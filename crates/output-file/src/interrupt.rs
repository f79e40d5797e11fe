//! Removes temporary files if a signal ends the process of a command.
//!
//! A thread waits for the signals that people and systems end programs with. When one arrives, it
//! removes the files, and ends the process as the signal does by default. For example, after
//! Ctrl-C during `visa fmt -i`, no file `.visa-4711-0.tmp` is left.
//!
//! A library must not change how its process reacts to signals, so [`remove_files_on_signals`] is
//! called by processes of commands only. Signals that the process ignores, such as SIGHUP after
//! `nohup`, stay ignored.

use std::collections::BTreeSet;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// The temporary files that exist. The lock is held while one is created, so that the thread that
/// removes them misses none.
static FILES: Mutex<BTreeSet<PathBuf>> = Mutex::new(BTreeSet::new());

fn files() -> MutexGuard<'static, BTreeSet<PathBuf>> {
    FILES.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Creates a temporary file with `create`, and remembers it if that succeeds.
pub(crate) fn create_remembered<T>(path: &Path, create: impl FnOnce(&Path) -> io::Result<T>) -> io::Result<T> {
    let mut files = files();
    #[cfg(unix)]
    watch::begin();
    let created = create(path)?;
    files.insert(path.to_owned());
    Ok(created)
}

/// Forgets a file that was renamed or removed.
pub(crate) fn forget(path: &Path) {
    files().remove(path);
}

/// Lets signals of this process remove temporary files from now on.
pub fn remove_files_on_signals() {
    #[cfg(unix)]
    watch::enable();
}

#[cfg(unix)]
mod watch {
    use super::files;
    use signal_hook::consts::{SIGHUP, SIGINT, SIGQUIT, SIGTERM};
    use signal_hook::iterator::Signals;
    use signal_hook::low_level::emulate_default_handler;
    use std::sync::Once;
    use std::sync::atomic::{AtomicBool, Ordering};

    static IS_ENABLED: AtomicBool = AtomicBool::new(false);

    pub(super) fn enable() {
        IS_ENABLED.store(true, Ordering::Relaxed);
    }

    /// Starts the thread, before the first temporary file is created.
    pub(super) fn begin() {
        static BEGUN: Once = Once::new();
        if !IS_ENABLED.load(Ordering::Relaxed) {
            return;
        }
        BEGUN.call_once(|| {
            let signals = [SIGHUP, SIGINT, SIGQUIT, SIGTERM].into_iter().filter(|signal| !is_ignored(*signal));
            // Without the thread, files are left as they were before.
            let Ok(mut signals) = Signals::new(signals) else { return };
            std::thread::spawn(move || {
                for signal in signals.forever() {
                    // The lock is kept, so that no other file is created.
                    let files = files();
                    for file in &*files {
                        let _ = std::fs::remove_file(file);
                    }
                    let _ = emulate_default_handler(signal);
                }
            });
        });
    }

    /// Returns whether the process ignores a signal. If the system does not tell, only those that
    /// programs are usually started with are thought to be ignored.
    fn is_ignored(signal: i32) -> bool {
        let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
        let mask = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
        match mask.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok()) {
            Some(mask) => mask >> (signal - 1) & 1 == 1,
            None => signal == SIGHUP,
        }
    }
}
