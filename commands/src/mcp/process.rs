//! Runs subcommands in processes of their own.
//!
//! Whatever happens to such a process, the session goes on: a defect, too little memory, or a client
//! that cancels the call while a kernel runs.

use super::super::captured::{CapturedRun, CapturedStream};
use openvisa_cli_support::ExitStatus;
use std::ffi::OsString;
use std::io::{self, Read, Write};
use std::process::{Child, Command, ExitStatus as ProcessStatus, Stdio};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Starts this program anew with other arguments.
#[derive(Debug)]
pub(super) struct Program {
    name: OsString,
    /// Arguments before that of the subcommand. For example, an interpreter has the path of its
    /// script there.
    leading_arguments: Vec<OsString>,
}

impl Program {
    /// Returns the program of this process, whose subcommand has the name `subcommand`. Returns
    /// `None` if the process was not started with such a subcommand.
    pub(super) fn of_this_process(subcommand: &str) -> Option<Self> {
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

/// How a subcommand ended.
pub(super) enum SubcommandEnd {
    /// It has an exit status of the command.
    Exited(CapturedRun),
    /// It ended in another way, for example because it ran out of memory.
    Failed(ProcessStatus, CapturedStream),
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
        let err = err.unwrap_or_else(|_| CapturedStream::new(max_output_bytes));
        let mut child = self.lock().child.take().expect("only this function takes the process");
        let ended = child.wait()?;
        let known = [ExitStatus::Success, ExitStatus::Findings, ExitStatus::Error];
        let status = known.into_iter().find(|status| ended.code() == Some(i32::from(status.code())));
        Ok(match status {
            Some(status) => SubcommandEnd::Exited(CapturedRun { status, out, err }),
            None => SubcommandEnd::Failed(ended, err),
        })
    }
}

/// Reads a stream until it ends, or has more bytes than are kept.
fn read_stream(stream: Option<impl Read>, max_output_bytes: usize) -> CapturedStream {
    let mut captured = CapturedStream::new(max_output_bytes);
    if let Some(mut stream) = stream {
        // What a stream has beyond the limit is refused, which is no failure.
        let _ = io::copy(&mut stream, &mut captured);
    }
    captured
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
        let SubcommandEnd::Exited(run) = run("cat; echo warning >&2; exit 1", &CallProcess::default()) else {
            panic!("1 is a status of the command");
        };
        assert_eq!(
            (run.status, &*run.out.bytes, &*run.err.bytes),
            (ExitStatus::Findings, &b"input\n"[..], &b"warning\n"[..])
        );
    }

    #[test]
    fn a_process_that_ends_in_another_way_has_failed() {
        let SubcommandEnd::Failed(status, err) = run("echo why >&2; kill -ABRT $$", &CallProcess::default()) else {
            panic!("a signal is no status of the command");
        };
        assert!(status.to_string().contains("signal: 6"), "{status}");
        assert_eq!(err.bytes, b"why\n");
    }

    #[test]
    fn output_beyond_the_limit_is_cut() {
        // The shell ends with the status of `echo`, not with that of `yes`, which its stream ends.
        let SubcommandEnd::Exited(run) = run("yes; echo done >&2", &CallProcess::default()) else {
            panic!("the shell has a status of the command");
        };
        assert_eq!((run.out.bytes.len(), run.out.is_cut, &*run.err.bytes), (100, true, &b"done\n"[..]));
    }

    #[test]
    fn a_cancelled_process_ends() {
        let process = CallProcess::default();
        process.cancel();
        assert!(matches!(run("exec sleep 1000", &process), SubcommandEnd::Failed(..)));
        assert!(process.is_cancelled());
    }
}
