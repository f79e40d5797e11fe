//! Runs a command: parses its arguments, executes it, and reports failures.

use crate::Context;
use crate::usage_suggestion::add_suggestion;
use clap::builder::styling::{Style, Styles};
use clap::error::ErrorKind;
use clap::{ArgMatches, Command, Parser};
use std::ffi::OsString;
use std::fmt;
use std::io::{self, Write};
use std::process::ExitCode;

/// The exit status of a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum ExitStatus {
    /// The command did its work and found nothing to complain about.
    Success = 0,
    /// The command did its work, and its input has errors or differences.
    Findings = 1,
    /// The command could not do its work: wrong usage, or a file that cannot be read or written.
    Error = 2,
}

impl ExitStatus {
    /// Returns the number that the process exits with.
    #[must_use]
    pub const fn code(self) -> u8 {
        self as u8
    }
}

impl From<ExitStatus> for ExitCode {
    fn from(status: ExitStatus) -> Self {
        Self::from(status.code())
    }
}

/// The reason why a command could not do its work.
pub enum Failure {
    /// An argument is wrong in a way that parsing cannot see, such as the name of an unknown
    /// instruction.
    Usage(String),
    /// A file or folder cannot be read or written.
    Unreadable(String),
    /// Standard output or standard error cannot be written.
    Output(io::Error),
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Usage(message) | Self::Unreadable(message) => f.write_str(message),
            Self::Output(_) => f.write_str("cannot write the output"),
        }
    }
}

impl Failure {
    /// Returns the message with its cause.
    #[must_use]
    pub fn describe(&self) -> String {
        match self {
            Self::Output(error) => format!("{self}: {error}"),
            _ => self.to_string(),
        }
    }
}

openvisa_isa_core::error_types!(Failure { Self::Output(error) => error });

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}

/// Runs a command with the arguments and the standard streams of the process.
///
/// This is the whole of a command's `main`. `execute` does the work.
pub fn run_process<P: Parser>(execute: impl FnOnce(P, &mut Context<'_>) -> Result<ExitStatus, Failure>) -> ExitCode {
    #[cfg(not(target_family = "wasm"))]
    openvisa_output_file::remove_files_on_signals();
    run_with_standard_streams(std::env::args_os().skip(1), execute).into()
}

/// Runs a command with `args`, the arguments after its name, and the standard streams of the
/// process. For a process that is not the command itself, such as an interpreter.
pub fn run_with_standard_streams<P: Parser>(
    args: impl IntoIterator<Item = OsString>,
    execute: impl FnOnce(P, &mut Context<'_>) -> Result<ExitStatus, Failure>,
) -> ExitStatus {
    Context::with_standard_streams(|context| run(args, context, execute))
}

/// Runs a command with `args`, the arguments after its name.
///
/// Prints help and version to `context.out`, usage errors and failures to `context.err`. If an
/// option is given several times, the last value counts. A reader that closes the output early is
/// not a failure: the status is then [`ExitStatus::Success`].
pub fn run<P: Parser>(
    args: impl IntoIterator<Item = OsString>,
    context: &mut Context<'_>,
    execute: impl FnOnce(P, &mut Context<'_>) -> Result<ExitStatus, Failure>,
) -> ExitStatus {
    let args: Vec<OsString> = args.into_iter().collect();
    let mut command = configure(P::command());
    let result = match parse::<P>(&mut command, &args) {
        Ok((arguments, subcommands)) => execute(arguments, context)
            .or_else(|failure| report(failure, select_subcommand(&mut command, &subcommands), context)),
        Err(mut error) => {
            add_suggestion(&mut error, &command, &args);
            print_clap_error(&error, context)
        }
    };
    // The last of the output may still be in a buffer, and writing it may fail as well.
    let result = result.and_then(|status| context.out.flush().map(|()| status));
    result.or_else(|error| report(Failure::Output(error), &mut command, context)).unwrap_or(ExitStatus::Error)
}

/// Prepares a command for arguments that do not begin with its name. The last value of an option
/// counts.
fn configure(command: Command) -> Command {
    let shown_name = command.get_bin_name().unwrap_or(command.get_name()).to_owned();
    command.bin_name(shown_name).no_binary_name(true).args_override_self(true)
}

/// Parses the arguments. Returns them with the names of the subcommands that they select, outermost
/// first.
fn parse<P: Parser>(command: &mut Command, args: &[OsString]) -> Result<(P, Vec<String>), clap::Error> {
    let mut matches = command.try_get_matches_from_mut(args)?;
    let subcommands = subcommand_names(&matches);
    let arguments = P::from_arg_matches_mut(&mut matches).map_err(|error| error.format(command))?;
    Ok((arguments, subcommands))
}

fn subcommand_names(matches: &ArgMatches) -> Vec<String> {
    let mut names = Vec::new();
    let mut matches = matches;
    while let Some((name, inner)) = matches.subcommand() {
        names.push(name.to_owned());
        matches = inner;
    }
    names
}

fn select_subcommand<'a>(command: &'a mut Command, names: &[String]) -> &'a mut Command {
    names.iter().fold(command, |command, name| {
        command.find_subcommand_mut(name).expect("clap selected a subcommand that it does not have")
    })
}

/// Prints why the command did not do its work, and returns the exit status. `command` is the
/// subcommand that failed; a usage error shows its usage.
fn report(failure: Failure, command: &mut Command, context: &mut Context<'_>) -> io::Result<ExitStatus> {
    match failure {
        Failure::Usage(message) => print_clap_error(&command.error(ErrorKind::ValueValidation, message), context),
        // The reader closed the output because it has all that it wants.
        Failure::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(ExitStatus::Success),
        other => print_error(&other.describe(), context),
    }
}

/// Prints a message in the form of clap's errors, without a usage.
fn print_error(message: &str, context: &mut Context<'_>) -> io::Result<ExitStatus> {
    let style = if context.err_color { *Styles::styled().get_error() } else { Style::new() };
    writeln!(context.err, "{style}error:{style:#} {message}")?;
    Ok(ExitStatus::Error)
}

/// Prints what clap returns in place of arguments: the help, the version, or a usage error.
fn print_clap_error(error: &clap::Error, context: &mut Context<'_>) -> io::Result<ExitStatus> {
    let text = error.render();
    let (stream, color, status): (&mut dyn Write, _, _) = match error.use_stderr() {
        true => (&mut *context.err, context.err_color, ExitStatus::Error),
        false => (&mut *context.out, context.color, ExitStatus::Success),
    };
    match color {
        true => write!(stream, "{}", text.ansi())?,
        false => write!(stream, "{text}")?,
    }
    Ok(status)
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::{Args, Subcommand, ValueEnum};

    /// Print things.
    #[derive(Parser)]
    #[command(name = "prog", version = "1.2")]
    struct TestProgram {
        #[command(subcommand)]
        command: Task,
    }

    #[derive(Subcommand)]
    enum Task {
        /// Print a word
        Say(Say),
    }

    #[derive(Args)]
    struct Say {
        /// The word to print
        word: String,
        /// The volume
        #[arg(long, value_enum, ignore_case = true, default_value = "quiet")]
        volume: Volume,
    }

    #[derive(Clone, Copy, Debug, ValueEnum)]
    enum Volume {
        Quiet,
        Loud,
    }

    /// Prints the word, or fails in the way that the word names.
    fn execute(program: TestProgram, context: &mut Context<'_>) -> Result<ExitStatus, Failure> {
        let Task::Say(Say { word, volume }) = program.command;
        match word.as_str() {
            "unknown" => Err(Failure::Usage("there is no word `unknown`".to_owned())),
            "unreadable" => Err(Failure::Unreadable("`file` cannot be read".to_owned())),
            "closed" => Err(io::Error::from(io::ErrorKind::BrokenPipe).into()),
            "full" => Err(io::Error::from(io::ErrorKind::StorageFull).into()),
            word => {
                writeln!(context.out, "{word} {volume:?}")?;
                Ok(ExitStatus::Findings)
            }
        }
    }

    fn run_plain(args: &[&str]) -> (ExitStatus, String, String) {
        let (mut input, mut out, mut err) = (io::empty(), Vec::new(), Vec::new());
        let mut context = Context::plain(&mut input, &mut out, &mut err);
        let status = run(args.iter().map(OsString::from), &mut context, execute);
        (status, String::from_utf8(out).unwrap(), String::from_utf8(err).unwrap())
    }

    /// Asserts that a run prints nothing to standard output, and `message` to standard error.
    #[track_caller]
    fn assert_fails(args: &[&str], status: ExitStatus, message: &str) {
        assert_eq!(run_plain(args), (status, String::new(), message.to_owned()), "{args:?}");
    }

    #[test]
    fn a_command_gets_its_arguments_and_returns_the_status_of_the_program() {
        assert_eq!(run_plain(&["say", "hi"]), (ExitStatus::Findings, "hi Quiet\n".to_owned(), String::new()));
    }

    #[test]
    fn values_are_accepted_in_any_case_and_the_last_one_counts() {
        assert_eq!(run_plain(&["say", "--volume", "LOUD", "hi"]).1, "hi Loud\n");
        assert_eq!(run_plain(&["say", "--volume=loud", "--volume=quiet", "hi"]).1, "hi Quiet\n");
    }

    #[test]
    fn help_and_version_go_to_standard_output() {
        let (status, help, err) = run_plain(&["--help"]);
        assert_eq!((status, err.as_str()), (ExitStatus::Success, ""));
        assert!(
            help.starts_with("Print things\n\nUsage: prog <COMMAND>\n\nCommands:\n  say   Print a word\n"),
            "{help}"
        );
        assert_eq!(run_plain(&["help"]).1, help);
        for args in [["help", "say"], ["say", "--help"], ["say", "-h"]] {
            let (status, help, err) = run_plain(&args);
            assert_eq!((status, err.as_str()), (ExitStatus::Success, ""));
            assert!(help.starts_with("Print a word\n\nUsage: prog say [OPTIONS] <WORD>\n"), "{help}");
        }
        assert_eq!(run_plain(&["-V"]).1, "prog 1.2\n");
    }

    #[test]
    fn wrong_usage_names_the_probable_intention_and_the_way_to_the_help() {
        let see_help = "\n\nFor more information, try '--help'.\n";
        for (args, message) in [
            (&["sya", "hi"][..], "error: unrecognized subcommand 'sya'\n\n  tip: a similar subcommand exists: 'say'"),
            (
                &["say", "--voluem=loud", "hi"],
                "error: unexpected argument '--voluem' found\n\n  tip: a similar argument exists: '--volume'",
            ),
            (
                &["say", "--volume=luod", "hi"],
                "error: invalid value 'luod' for '--volume <VOLUME>'\n  [possible values: quiet, loud]\n\n  tip: a similar value exists: 'loud'",
            ),
            (
                &["say", "--valume"],
                "error: unexpected argument '--valume' found\n\n  tip: a similar argument exists: '--volume'",
            ),
            (&["help", "sya"], "error: unrecognized subcommand 'sya'\n\n  tip: a similar subcommand exists: 'say'"),
            (&["say"], "error: the following required arguments were not provided:\n  <WORD>"),
        ] {
            let (status, out, err) = run_plain(args);
            assert_eq!((status, out.as_str()), (ExitStatus::Error, ""), "{args:?}");
            assert!(err.starts_with(message) && err.ends_with(see_help), "{args:?}: {err}");
        }
        let (status, out, err) = run_plain(&[]);
        assert_eq!((status, out.as_str()), (ExitStatus::Error, ""));
        assert!(err.contains("Usage: prog <COMMAND>") && err.contains("Print a word"), "{err}");
    }

    #[test]
    fn a_usage_failure_shows_the_usage_of_the_subcommand() {
        assert_fails(
            &["say", "unknown"],
            ExitStatus::Error,
            "error: there is no word `unknown`\n\nUsage: prog say [OPTIONS] <WORD>\n\nFor more information, try '--help'.\n",
        );
    }

    #[test]
    fn a_closed_output_is_success_and_a_full_disk_is_an_error() {
        assert_fails(&["say", "unreadable"], ExitStatus::Error, "error: `file` cannot be read\n");
        assert_fails(&["say", "closed"], ExitStatus::Success, "");
        assert_eq!(run_plain(&["say", "full"]).0, ExitStatus::Error);
    }

    /// A file on a full disk.
    struct FullDisk;

    impl Write for FullDisk {
        fn write(&mut self, _: &[u8]) -> io::Result<usize> {
            Err(io::ErrorKind::StorageFull.into())
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn output_that_fails_only_when_the_buffer_is_flushed_is_an_error() {
        for args in [&["say", "hi"][..], &["--help"], &["say", "--help"]] {
            let (mut input, mut out, mut err) = (io::empty(), io::BufWriter::new(FullDisk), Vec::new());
            let mut context = Context::plain(&mut input, &mut out, &mut err);
            let status = run(args.iter().map(OsString::from), &mut context, execute);
            let err = String::from_utf8(err).unwrap();
            assert_eq!(status, ExitStatus::Error, "{args:?}: {err}");
            assert!(err.starts_with("error: cannot write the output: "), "{args:?}: {err}");
            assert_eq!(err.lines().count(), 1, "{args:?}: {err}");
        }
    }

    #[test]
    fn each_stream_has_its_own_choice_of_colours() {
        let run_colored = |args: &[&str], color, err_color| {
            let (mut input, mut out, mut err) = (io::empty(), Vec::new(), Vec::new());
            let mut context = Context { color, err_color, ..Context::plain(&mut input, &mut out, &mut err) };
            run(args.iter().map(OsString::from), &mut context, execute);
            let has_colors = |text: &[u8]| text.contains(&0x1b);
            (has_colors(&out), has_colors(&err))
        };
        for errs in [&["say"][..], &["say", "unknown"], &["say", "unreadable"]] {
            assert_eq!(run_colored(errs, true, false), (false, false), "{errs:?}");
            assert_eq!(run_colored(errs, false, true), (false, true), "{errs:?}");
        }
        assert_eq!(run_colored(&["--help"], true, false), (true, false));
        assert_eq!(run_colored(&["--help"], false, true), (false, false));
    }
}
