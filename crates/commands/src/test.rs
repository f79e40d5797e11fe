//! `visa test`: runs the launch files of a folder as tests, on several devices.
//!
//! For example, `visa test kernels --devices dg2,pvc` runs `kernels/saxpy.json` twice, and compares
//! its outputs with what the file expects.

mod cases;
mod report;

use super::diagnostics::OutputFormat;
use super::files::{self, OutputPlan};
use super::parallel::collect_reports;
use super::run::{
    LaunchSource, ReadyRun, RunCheck, RunOutcome, RunRequest, RunSettings, parse_timeout, prepare_run,
    print_differences, run_all,
};
use cases::{FoundTests, TestJob, find_tests};
use openvisa_cli_support::shard::ShardArgs;
use openvisa_cli_support::{Context, ExitStatus, Failure, counted};
use openvisa_findings::{TestCase, TestOutcome};
use openvisa_sim::{Check, LaunchFile, Options};
use std::cell::Cell;
use std::ffi::OsString;
use std::path::PathBuf;
use std::time::{Duration, Instant};

/// Run the launch files of a folder as tests
///
/// Runs each launch file (.json) below DIR for each device, in parallel, and compares the outputs with
/// what the file expects. A launch file that is a test names its program, and what it expects of an
/// output. Paths are relative to the file:
///
///   {"source": "saxpy.cl", "kernel": "saxpy", "global_size": 4,
///    "args": {"y": {"values": [1, 2, 3, 4], "type": "float", "expect": [3, 6, 9, 12]},
///             "x": [1, 2, 3, 4], "a": 2, "n": 4}}
///
/// "source" is OpenCL C, SPIR-V or LLVM bitcode, which is compiled for the device, or a zebin, texts or
/// object files, with "zebin" if that is another file. "options" are for the compiler. "devices" lists
/// the devices that the test is for, if it is not for all.
///
/// A test fails if an output is not as expected, if the kernel fails, or if a check finds a mistake. It
/// is an error if the launch cannot be made, for example because the compiler does not know the device.
/// Nothing is skipped: what did not run has not passed.
#[derive(clap::Args)]
#[command(
    verbatim_doc_comment,
    after_help = "\
Examples:
  visa test kernels
  visa test kernels --devices skl,dg2,pvc,bmg --junit report.xml
  visa test kernels --shard 2/4 --check races,uninitialized --format json
  visa test kernels --list

Exit status: 0 all passed, 1 failures or errors, 2 nothing to run, wrong usage, or a file that cannot be written"
)]
pub(super) struct TestArgs {
    /// Folder with launch files, or one launch file
    #[arg(value_name = "DIR")]
    folder: PathBuf,
    /// Devices, with commas between them
    ///
    /// By default, a launch file is run for the devices that it lists, or else for its own one: that of
    /// its zebin, or that of OPENVISA_DEVICE, or dg2.
    #[arg(long, value_name = "DEVICE", value_delimiter = ',')]
    devices: Vec<String>,
    #[command(flatten)]
    shard: ShardArgs,
    /// List the tests, and run none: their files, and the devices that they would run for
    #[arg(long, conflicts_with = "junit")]
    list: bool,
    /// Write the results to this file, in the XML of JUnit
    #[arg(long, value_name = "FILE")]
    junit: Option<OsString>,
    /// How to print the results: as a table, or as one JSON object a line
    #[arg(long, value_enum, ignore_case = true, default_value_t)]
    format: OutputFormat,
    /// Checks of each launch, as of `visa run --check`
    #[arg(long, value_name = "CHECK", value_parser = RunCheck::parser(), value_delimiter = ',')]
    check: Vec<RunCheck>,
    /// Fail where hardware goes on without an error, as `visa run --strict`
    #[arg(long)]
    strict: bool,
    /// Number of tests that run at the same time (default: one for each core)
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
    /// Stop a launch that takes longer; 0 is no limit
    #[arg(long, value_name = "SECONDS", default_value = "600", value_parser = parse_timeout, allow_negative_numbers = true)]
    timeout: Duration,
}

/// A test that ran.
struct FinishedTest {
    job: TestJob,
    case: TestCase,
}

/// Executes `visa test`.
pub(super) fn run(args: &TestArgs, context: &mut Context<'_>) -> Result<ExitStatus, Failure> {
    let shard = args.shard.resolve(context)?;
    let FoundTests { jobs, files, other_files, in_shard, for_no_device } = find_tests(args, shard)?;
    let mut plan = OutputPlan::default();
    files.iter().for_each(|file| plan.read_path(file));
    plan.write(args.junit.as_deref(), "--junit");
    plan.check()?;
    let folder = args.folder.display();
    for file in &for_no_device {
        writeln!(context.err, "note: `{file}` is not for these devices")?;
    }
    if jobs.is_empty() {
        return match (files.len(), shard) {
            (0, _) => {
                let others = match other_files {
                    0 => String::new(),
                    1 => "; 1 other JSON file has no launch".to_owned(),
                    count => format!("; {} have no launch", counted(count, "other JSON file")),
                };
                Err(Failure::Unreadable(format!(
                    "`{folder}` has no launch files (.json){others}: there is nothing to run"
                )))
            }
            (count, Some(shard)) if in_shard == 0 => {
                writeln!(
                    context.err,
                    "note: shard {shard} has none of {} in `{folder}`",
                    counted(count, "launch file")
                )?;
                write_junit(args, &[], context)?;
                Ok(ExitStatus::Success)
            }
            _ => Err(Failure::Unreadable(format!(
                "no launch file in `{folder}` is for these devices: there is nothing to run"
            ))),
        };
    }
    if args.list {
        report::print_list(context, &jobs, args.format)?;
        return Ok(ExitStatus::Success);
    }
    let start = Instant::now();
    let checks: Vec<_> = args.check.iter().flat_map(RunCheck::checks).collect();
    let options = Options {
        // Tests run in parallel, so each of them has one thread.
        threads: usize::from(jobs.len() > 1),
        strict: args.strict,
        timeout: Some(args.timeout).filter(|time| !time.is_zero()),
        ..Options::default()
    };
    let reports = collect_reports(context, &jobs, args.threads, "tests", |context, job| {
        let start = Instant::now();
        let ended = run_test(context, job, options, &checks);
        Ok((start.elapsed(), ended))
    });
    let mut finished = Vec::new();
    for (job, report) in jobs.into_iter().zip(reports) {
        let (time, ended) = report.result?;
        let said = String::from_utf8_lossy(&report.err).trim_end().to_owned();
        let outcome = match ended {
            TestEnd::Passed => TestOutcome::Passed,
            TestEnd::Failed => TestOutcome::Failed(said),
            TestEnd::NotMade => TestOutcome::Error(said),
            TestEnd::Failure(failure) => {
                let separator = if said.is_empty() { "" } else { "\n" };
                TestOutcome::Error(format!("{said}{separator}error: {}", failure.describe()))
            }
        };
        let output = String::from_utf8_lossy(&report.out).into_owned();
        let case = TestCase { name: job.name.clone(), time, outcome, output };
        finished.push(FinishedTest { job, case });
    }
    write_junit(args, &finished, context)?;
    match args.format {
        OutputFormat::Human => report::print_table(context, &finished, start.elapsed())?,
        OutputFormat::Json => report::print_json(context, &finished)?,
    }
    let passed = finished.iter().all(|test| test.case.outcome == TestOutcome::Passed);
    Ok(if passed { ExitStatus::Success } else { ExitStatus::Findings })
}

/// Writes the results to the file that the user names, if any.
fn write_junit(args: &TestArgs, finished: &[FinishedTest], context: &mut Context<'_>) -> Result<(), Failure> {
    match &args.junit {
        Some(path) => files::write(context, Some(path), report::junit_of(finished).as_bytes()),
        None => Ok(()),
    }
}

/// The end of a test.
enum TestEnd {
    Passed,
    /// The launch ran, and failed. What was printed says how.
    Failed,
    /// The launch could not be made. What was printed says why.
    NotMade,
    /// The launch could not be made.
    Failure(Failure),
}

/// Runs a test. Prints what kernels print to standard output, and problems to standard error.
fn run_test(context: &mut Context<'_>, job: &TestJob, options: Options<'_>, checks: &[Check]) -> TestEnd {
    let source = LaunchSource::File(job.file.clone());
    let has_expectations = match source.load() {
        Ok(launch) => launch.has_expectations(),
        Err(failure) => return TestEnd::Failure(failure),
    };
    if !has_expectations && checks.is_empty() {
        let what = "nothing is expected: an argument with `expect` says what its buffer has afterwards";
        return TestEnd::Failure(Failure::Unreadable(source.describe(what)));
    }
    let request = RunRequest {
        files: &[],
        zebin: None,
        launch: &source,
        out: None,
        platform: None,
        device: job.device.as_deref(),
        options: "",
        max_memory: LaunchFile::DEFAULT_MAX_BYTES,
        reference: false,
        has_outputs: false,
    };
    let settings = RunSettings { options, checks, format: OutputFormat::Human, trace: None, quiet: true };
    let is_made = Cell::new(false);
    let ended = prepare_run(context, &request, |context, ready| {
        is_made.set(true);
        let ReadyRun { prepared, loaded, bounds, .. } = &ready;
        match run_all(context, &settings, prepared, loaded, bounds)? {
            RunOutcome::Stopped(status) => Ok(status),
            RunOutcome::Finished(_, status) => {
                let differs = print_differences(context, &source, prepared)?;
                Ok(if differs { ExitStatus::Findings } else { status })
            }
        }
    });
    match ended {
        Ok(ExitStatus::Success) => TestEnd::Passed,
        Ok(_) if is_made.get() => TestEnd::Failed,
        Ok(_) => TestEnd::NotMade,
        Err(failure) => TestEnd::Failure(failure),
    }
}
