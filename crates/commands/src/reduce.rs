//! `visa reduce`: makes a text smaller while a command succeeds.

mod trial;

use super::files::{self, InputFile, OutputPlan};
use super::platform::PlatformArgs;
use openvisa_cli_support::{Context, ExitStatus, Failure, counted};
use openvisa_smith::reduce::{ReduceError, ReduceOptions, ReduceProgress, Reduction, reduce};
use std::ffi::{OsStr, OsString};
use std::ops::ControlFlow;
use std::path::Path;
use std::sync::Mutex;
use std::time::Duration;
use trial::{TestCommand, TrialOutcome};

/// Make a text smaller while a command succeeds
///
/// Removes functions, blocks, instructions and declarations, and simplifies operands, execution
/// sizes and predicates, as long as COMMAND exits with the status 0. For example, COMMAND runs a
/// compiler and looks for the message of its crash. Texts that cannot be parsed are not tried.
///
/// The shell runs COMMAND for each text in a folder of its own, which holds the text under the name
/// of FILE; `$1` is its path. Several run at the same time, so COMMAND must write below its folder
/// alone. The result does not depend on their number.
///
/// OUT always has the smallest text so far, so a run that was stopped goes on with OUT as FILE.
#[derive(clap::Args)]
#[command(
    verbatim_doc_comment,
    after_help = "\
Examples:
  visa reduce k.visaasm --test 'GenX_IR \"$1\" -platform DG2 2>&1 | grep -q assertion'
  visa reduce k.visaasm -o small.visaasm --test '! visa verify \"$1\" --platform XE2'
  visa reduce k.visaasm --test ./test.sh --jobs 1

Exit status: 0 success, 1 COMMAND fails for FILE, or errors in FILE,
2 wrong usage, or a file that cannot be read or written"
)]
pub(super) struct ReduceArgs {
    /// Assembler text (.visaasm); - is standard input
    #[arg(value_name = "FILE", value_parser = InputFile::clap_parser())]
    file: InputFile,
    /// Command of the shell that exits with the status 0 if a text still has what is looked for
    #[arg(long, value_name = "COMMAND", required = true)]
    test: OsString,
    /// Where the smallest text goes (default: FILE with the ending .reduced.visaasm)
    #[arg(short, long, value_name = "OUT")]
    output: Option<OsString>,
    /// Number of commands that run at the same time (default: one for each core)
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=1024))]
    jobs: Option<u64>,
    /// Time limit of a command, which counts as a failure
    #[arg(long, value_name = "SECONDS", default_value_t = 60, value_parser = clap::value_parser!(u64).range(1..))]
    timeout: u64,
    #[command(flatten)]
    platform: PlatformArgs,
    /// Print nothing but errors
    #[arg(long)]
    quiet: bool,
}

/// Executes `visa reduce`.
pub(super) fn run(arguments: ReduceArgs, context: &mut Context<'_>) -> Result<ExitStatus, Failure> {
    let output = match (arguments.output, arguments.file.path()) {
        (Some(path), _) => path,
        (None, Some(path)) => Path::new(path).with_extension("reduced.visaasm").into_os_string(),
        (None, None) => return Err(Failure::Usage("standard input needs `-o OUT`".to_owned())),
    };
    if output == "-" {
        return Err(Failure::Usage(
            "`-o -` has no place for the smallest text so far; `-o OUT` names a file".to_owned(),
        ));
    }
    OutputPlan::of_files(std::slice::from_ref(&arguments.file), |_| Some(output.clone())).check()?;
    let source = String::from_utf8(arguments.file.read(context)?);
    let name = arguments.file.name().into_owned();
    let source = source.map_err(|_| Failure::Unreadable(format!("{name} is no text; `visa dis` makes one")))?;
    let options = ReduceOptions {
        platform: arguments.platform.resolve(context)?,
        jobs: arguments
            .jobs
            .map_or_else(|| std::thread::available_parallelism().map_or(1, usize::from), |jobs| jobs as usize),
    };
    let file_name =
        arguments.file.path().and_then(|path| Path::new(path).file_name()).unwrap_or(OsStr::new("text.visaasm"));
    let command = TestCommand::new(&arguments.test, file_name, Duration::from_secs(arguments.timeout))?;
    // The first failure of the command itself ends the reduction.
    let failure = Mutex::new(None);
    let test = |text: &str| match command.run(text) {
        Ok(outcome) => outcome == TrialOutcome::Passed,
        Err(error) => {
            failure.lock().unwrap_or_else(|error| error.into_inner()).get_or_insert(error);
            false
        }
    };
    let mut unwritten = None;
    let mut progress = |progress: ReduceProgress<'_>| {
        let written = files::write(context, Some(&output), progress.best.as_bytes());
        let shown = written.and_then(|()| match arguments.quiet {
            true => Ok(()),
            false => Ok(writeln!(
                context.err,
                "{} after {}",
                counted(progress.statements, "statement"),
                counted(progress.tests, "test")
            )?),
        });
        match shown {
            Ok(()) if failure.lock().is_ok_and(|failure| failure.is_none()) => ControlFlow::Continue(()),
            Ok(()) => ControlFlow::Break(()),
            Err(error) => {
                unwritten = Some(error);
                ControlFlow::Break(())
            }
        }
    };
    let result = reduce(&source, &options, &test, &mut progress);
    if let Some(failure) = unwritten.or(failure.into_inner().unwrap_or_else(|error| error.into_inner())) {
        return Err(failure);
    }
    finish(context, result, &name, &command, &source, (&output, arguments.quiet))
}

/// Says what the reduction made, or why there is none.
fn finish(
    context: &mut Context<'_>,
    result: Result<Reduction, ReduceError>,
    name: &str,
    command: &TestCommand,
    source: &str,
    (output, quiet): (&OsStr, bool),
) -> Result<ExitStatus, Failure> {
    match result {
        Ok(reduction) => {
            if !quiet {
                let statements = counted(reduction.statements, "statement");
                let tests = counted(reduction.tests, "test");
                let before = source.lines().filter(|line| !line.trim().is_empty()).count();
                writeln!(context.err, "{}: {statements} of {before} after {tests}", output.to_string_lossy())?;
            }
            Ok(ExitStatus::Success)
        }
        Err(ReduceError::TestFails) => {
            writeln!(context.err, "error: {name}: {}", ReduceError::TestFails)?;
            writeln!(context.err, "note: {}", command.describe(source)?)?;
            Ok(ExitStatus::Findings)
        }
        Err(error) => {
            writeln!(context.err, "error: {name}: {error}")?;
            Ok(ExitStatus::Findings)
        }
    }
}
