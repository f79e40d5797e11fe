//! Runs the command of a user on a text, in a folder of its own.

use openvisa_cli_support::Failure;
use std::ffi::{OsStr, OsString};
use std::fs;
use std::io;
use std::path::PathBuf;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// Exit status of the shell if a command does not exist.
const NOT_FOUND_STATUS: i32 = 127;

/// Time between two looks at a command that runs.
const POLL_INTERVAL: Duration = Duration::from_millis(5);

/// The command that tests texts, with a folder for its files.
pub(super) struct TestCommand {
    command: OsString,
    /// The name of the file with the text.
    file_name: OsString,
    time_limit: Duration,
    folder: PathBuf,
    /// Number of folders that were made.
    count: AtomicU64,
}

/// The result of a test.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TrialOutcome {
    /// The command succeeded.
    Passed,
    /// The command failed, with a status unless a signal ended it.
    Failed(Option<i32>),
    /// The command took too long.
    TimedOut,
}

impl TestCommand {
    /// Makes a folder below that of the system for temporary files.
    pub(super) fn new(command: &OsStr, file_name: &OsStr, time_limit: Duration) -> Result<Self, Failure> {
        let mut number = 0;
        loop {
            let folder = std::env::temp_dir().join(format!("visa-reduce-{}-{number}", std::process::id()));
            match fs::create_dir(&folder) {
                Ok(()) => {
                    let (command, file_name) = (command.to_owned(), file_name.to_owned());
                    return Ok(Self { command, file_name, time_limit, folder, count: AtomicU64::new(0) });
                }
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => number += 1,
                Err(error) => return Err(Failure::Unreadable(format!("`{}`: {error}", folder.display()))),
            }
        }
    }

    /// Tests a text.
    ///
    /// # Errors
    /// If the folder of the test cannot be made, or the shell cannot be started.
    pub(super) fn run(&self, text: &str) -> Result<TrialOutcome, Failure> {
        let folder = self.folder.join(self.count.fetch_add(1, Ordering::Relaxed).to_string());
        let outcome = self
            .run_in(&folder, text)
            .map_err(|error| Failure::Unreadable(format!("the test cannot run in `{}`: {error}", folder.display())));
        // What is left is removed at the end.
        let _ = fs::remove_dir_all(&folder);
        outcome
    }

    fn run_in(&self, folder: &PathBuf, text: &str) -> io::Result<TrialOutcome> {
        fs::create_dir(folder)?;
        let path = folder.join(&self.file_name);
        fs::write(&path, text)?;
        let mut command = Command::new("sh");
        command.arg("-c").arg(&self.command).arg("sh").arg(&path).current_dir(folder);
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        // The command and the programs that it starts are ended together.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut child = command.spawn()?;
        Ok(match wait(&mut child, self.time_limit)? {
            Some(status) if status.success() => TrialOutcome::Passed,
            Some(status) => TrialOutcome::Failed(status.code()),
            None => TrialOutcome::TimedOut,
        })
    }

    /// Tests a text, and says how the command failed.
    pub(super) fn describe(&self, text: &str) -> Result<String, Failure> {
        let command = self.command.to_string_lossy();
        Ok(match self.run(text)? {
            TrialOutcome::Failed(Some(NOT_FOUND_STATUS)) => {
                format!("`{command}`: a command was not found; relative paths begin at the folder of the text")
            }
            TrialOutcome::Failed(Some(status)) => format!("`{command}` exited with the status {status}, not 0"),
            TrialOutcome::Failed(None) => format!("a signal ended `{command}`"),
            TrialOutcome::TimedOut => {
                format!("`{command}` took longer than {} seconds (--timeout)", self.time_limit.as_secs())
            }
            TrialOutcome::Passed => format!("`{command}` succeeds for the same text now: it is not deterministic"),
        })
    }
}

impl Drop for TestCommand {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// Waits for a process. Ends it, and returns `None`, if it takes too long.
fn wait(child: &mut Child, limit: Duration) -> io::Result<Option<ExitStatus>> {
    let start = Instant::now();
    while start.elapsed() < limit {
        if let Some(status) = child.try_wait()? {
            return Ok(Some(status));
        }
        std::thread::sleep(POLL_INTERVAL);
    }
    #[cfg(unix)]
    let _ = Command::new("kill").args(["-KILL", "--", &format!("-{}", child.id())]).stderr(Stdio::null()).status();
    let _ = child.kill();
    child.wait().map(|_| None)
}
