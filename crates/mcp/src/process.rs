//! Runs subcommands in processes of their own.
//!
//! Whatever happens to such a process, the session goes on: a defect, too little memory, or a
//! client that cancels the call while a kernel runs.

use openvisa_cli_support::ExitStatus;
use std::ffi::OsString;
use std::io::{self, Read, Write};
use std::process::{Child, Command, ExitStatus as ProcessStatus, Stdio};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Starts this program anew with other arguments.
#[derive(Debug)]
pub struct Program {
    name: OsString,
    /// Arguments before that of the subcommand. For example, an interpreter has the path of its
    /// script there.
    leading_arguments: Vec<OsString>,
}

impl Program {
    /// Returns the program of this process, whose subcommand has the name `subcommand`. Returns
    /// `None` if the process was not started with such a subcommand.
    #[must_use]
    pub fn of_this_process(subcommand: &str) -> Option<Self> {
        let mut arguments = std::env::args_os();
        let name = arguments.next()?;
        let mut leading_arguments: Vec<_> = arguments.collect();
        let position = leading_arguments.iter().position(|argument| argument == subcommand)?;
        leading_arguments.truncate(position);
        Some(Self { name, leading_arguments })
    }

    fn start(&self, arguments: &[OsString]) -> io::Result<Child> {
        let mut command = Command::new(&self.name);
        command.args(&self.leading_arguments).args(arguments);
        // The output is for a program, not for a terminal of some width.
        command.env("NO_COLOR", "1").env_remove("COLUMNS");
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn()
    }
}

/// The end of a subcommand, with what it wrote to standard output and standard error.
pub(super) struct SubcommandEnd {
    /// The exit status of the command. An error if the process ended in another way, for example
    /// because it ran out of memory.
    pub(super) status: Result<ExitStatus, ProcessStatus>,
    pub(super) out: LimitedOutput,
    pub(super) err: LimitedOutput,
}

/// The bytes that a subcommand wrote to a stream, up to a limit.
#[derive(Debug, Default)]
pub(super) struct LimitedOutput {
    pub(super) bytes: Vec<u8>,
    /// Whether the subcommand wrote more.
    pub(super) is_cut: bool,
}

/// The process of a call, which other threads can end.
#[derive(Debug, Default)]
pub(super) struct CallProcess {
    state: Mutex<ProcessState>,
}

#[derive(Debug, Default)]
struct ProcessState {
    child: Option<Child>,
    is_cancelled: bool,
}

impl CallProcess {
    fn lock(&self) -> MutexGuard<'_, ProcessState> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Ends the process. One that has not started yet ends as soon as it has.
    pub(super) fn cancel(&self) {
        let mut state = self.lock();
        state.is_cancelled = true;
        // One that has ended by itself cannot be ended again, which does no harm.
        let _ = state.child.as_mut().map(Child::kill);
    }

    pub(super) fn is_cancelled(&self) -> bool {
        self.lock().is_cancelled
    }

    /// Runs a subcommand with `input` as its standard input. Streams are closed after
    /// `max_output_bytes`, which ends the subcommand early.
    ///
    /// # Errors
    /// Returns an error if the process cannot be started.
    pub(super) fn run(
        &self,
        program: &Program,
        arguments: &[OsString],
        input: &[u8],
        max_output_bytes: usize,
    ) -> io::Result<SubcommandEnd> {
        let mut child = program.start(arguments)?;
        let (stdin, stdout, stderr) = (child.stdin.take(), child.stdout.take(), child.stderr.take());
        {
            let mut state = self.lock();
            if state.is_cancelled {
                let _ = child.kill();
            }
            state.child = Some(child);
        }
        let (out, err) = std::thread::scope(|scope| {
            scope.spawn(|| {
                // A subcommand that has seen enough closes its input.
                let _ = stdin.map(|mut stdin| stdin.write_all(input));
            });
            let err = scope.spawn(|| read_stream(stderr, max_output_bytes));
            (read_stream(stdout, max_output_bytes), err.join())
        });
        let mut child = self.lock().child.take().expect("only this function takes the process");
        let ended = child.wait()?;
        let known = [ExitStatus::Success, ExitStatus::Findings, ExitStatus::Error];
        let status = known.into_iter().find(|status| ended.code() == Some(i32::from(status.code())));
        Ok(SubcommandEnd { status: status.ok_or(ended), out, err: err.unwrap_or_default() })
    }
}

/// Reads a stream until it ends, or has more bytes than are kept.
fn read_stream(stream: Option<impl Read>, max_output_bytes: usize) -> LimitedOutput {
    let mut bytes = Vec::new();
    if let Some(stream) = stream {
        // A stream that fails has the bytes before that.
        let _ = stream.take(max_output_bytes as u64 + 1).read_to_end(&mut bytes);
    }
    let is_cut = bytes.len() > max_output_bytes;
    bytes.truncate(max_output_bytes);
    LimitedOutput { bytes, is_cut }
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    fn run(script: &str, process: &CallProcess) -> SubcommandEnd {
        let program = Program { name: "sh".into(), leading_arguments: vec!["-c".into(), script.into()] };
        process.run(&program, &[], b"input\n", 100).expect("sh is there")
    }

    #[test]
    fn streams_and_status_are_returned() {
        let run = run("cat; echo warning >&2; exit 1", &CallProcess::default());
        assert_eq!(
            (run.status, &*run.out.bytes, &*run.err.bytes),
            (Ok(ExitStatus::Findings), &b"input\n"[..], &b"warning\n"[..])
        );
    }

    #[test]
    fn a_process_that_ends_in_another_way_has_failed() {
        let run = run("echo why >&2; kill -ABRT $$", &CallProcess::default());
        let status = run.status.expect_err("a signal is no status of the command");
        assert!(status.to_string().contains("signal: 6"), "{status}");
        assert_eq!(run.err.bytes, b"why\n");
    }

    #[test]
    fn output_beyond_the_limit_is_cut() {
        // The shell ends with the status of `echo`, not with that of `yes`, which its stream ends.
        let run = run("yes; echo done >&2", &CallProcess::default());
        assert_eq!(run.status, Ok(ExitStatus::Success));
        assert_eq!((run.out.bytes.len(), run.out.is_cut, &*run.err.bytes), (100, true, &b"done\n"[..]));
    }

    #[test]
    fn a_cancelled_process_ends() {
        let process = CallProcess::default();
        process.cancel();
        assert!(run("exec sleep 1000", &process).status.is_err());
        assert!(process.is_cancelled());
    }
}
