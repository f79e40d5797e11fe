//! `visa run`: runs a kernel on the processor.

mod findings;
mod inputs;
mod outputs;
mod prepare;

use super::diagnostics::OutputFormat;
use super::files::InputFile;
use super::platform::PlatformParser;
use super::progress::Progress;
use super::trace::{TracedThread, trace};
use clap::builder::{OsStringValueParser, TypedValueParser};
pub(super) use findings::RunCheck;
use findings::print_findings;
pub(super) use inputs::LaunchSource;
pub(super) use inputs::LoadedProgram;
use openvisa_cli_support::{Context, ExitStatus, Failure};
use openvisa_isa::Platform;
use openvisa_sim::{Bound, Check, Checker, Fault, LaunchFile, Options, Prepared, Report};
pub(super) use prepare::{ReadyRun, RunRequest, prepare_run};
use std::path::PathBuf;
use std::time::Duration;

/// Run kernels on the processor
///
/// Runs kernels of a zebin, which the vendor's compiler wrote, and kernels that no compiler made. A
/// zebin can hold the texts of its kernels:
///
///   ocloc compile -file saxpy.cl -device dg2 -internal_options -ze-emit-zebin-visa-sections
///
/// Otherwise FILE is a text (.visaasm) or an object file (.isa) with the kernel, and further ones
/// hold the functions that it calls. The zebin that the compiler wrote with them says where
/// arguments go. A kernel without a zebin takes its inputs (`.input`) as arguments, in their order:
/// eight bytes take a buffer, four or eight local memory, and any number of bytes a value of that
/// size.
///
/// Standard output has what kernels print, in the order of the work-items; standard error says what
/// ran.
///
/// The launch file is JSON:
///
///   {"kernel": NAME, "global_size": [x,y,z], "local_size": [x,y,z],
///    "args": [{"buffer": "in.npy", "output": "out.npy"}, {"scalar": "float", "value": 2.0}]}
///
/// Paths in it are relative to it. Outputs go below DIR only, and never over an input. Dimensions
/// that are left out are 1; "global_offset" is the first work-item in each dimension. Without
/// "local_size", groups have the size that the kernel requires, or else at most 256 work-items, of
/// a size that divides the range. "inputs" gives the roles of inputs that are not arguments, for
/// kernels without a zebin:
///
///   "inputs": {"x": "local_id_x", "n": "global_size"}
///
/// Several kernels that run one after the other share buffers by name:
///
///   {"buffers": {"sums": {"fill": 0, "type": "float", "count": 64}},
///    "launches": [{"kernel": "square", ..., "args": [{"use": "sums"}]},
///                 {"kernel": "sum", ..., "args": [{"use": "sums"}]}]}
///
/// Arguments, in the order of the kernel:
///
///   {"buffer": "in.npy", "output": "out.npy"}
///       A buffer with the contents of an array, and the file for its contents after the run, if
///       wanted. {"buffer": null} is a null pointer.
///   {"fill": 0, "type": "float", "count": 1024, "output": "out.npy"}
///       A buffer with this number of elements of one value. Without a type, they are bytes.
///   {"values": [1, 2, 3], "type": "uint", "output": "out.npy"}
///       A buffer with these elements. Lists of lists are an array of several dimensions.
///   {"use": "sums"}
///       A buffer or an image of "buffers". Several arguments may name one.
///   {"scalar": "float4", "value": [1, 2, 3, 4.5]}
///       A value: char, short, int, long, unsigned ones with u in front, half, float, double, bool,
///       size_t, or a vector of them, whose value is a list. Strings give values that JSON does not
///       have: "nan", "-inf".
///   {"bytes": "s.npy"}
///       A structure by value: the bytes of an array, which may be a structured one.
///   {"local": 256}
///       Bytes of shared local memory.
///   {"image": "in.npy", "format": "RGBA UNORM_INT8", "output": "out.npy"}
///       An image. The dimensions of its array are layers or depth, height and width, and the
///       channels of a texel unless it has only one. The format is channel order and channel type
///       as OpenCL names them.
///   {"sampler": {"address": "clamp_to_edge", "filter": "linear", "normalized": true}}
///       A sampler. address: none, clamp, clamp_to_edge, repeat, mirrored_repeat. filter: nearest,
///       linear.
#[derive(clap::Args)]
#[command(
    verbatim_doc_comment,
    after_help = "\
Examples:
  visa run saxpy.zebin --launch saxpy.json
  visa run saxpy.visaasm --zebin saxpy.zebin --launch saxpy.json --out results
  visa run square.visaasm --platform XE2 --launch square.json --profile
  visa run square.visaasm --show 8 --launch '{\"kernel\": \"square\", \"global_size\": 16,
    \"args\": [{\"values\": [1, 2, 3], \"type\": \"uint\", \"output\": \"out.npy\"}]}'
  visa run saxpy.zebin --launch saxpy.json --trace 1,0,0:2

Exit status: 0 success, 1 the run failed, 2 wrong usage, or a file that cannot be read or written"
)]
pub(super) struct RunArgs {
    /// Zebin with texts, or texts (.visaasm) and object files (.isa) with kernels and functions
    #[arg(value_name = "FILE", required_unless_present = "zebin", value_parser = InputFile::clap_parser())]
    files: Vec<InputFile>,
    /// ELF file with the section .ze_info, if FILE has only texts
    #[arg(long, value_name = "FILE")]
    zebin: Option<PathBuf>,
    /// Launch file, or its text, which begins with {
    #[arg(long, value_name = "FILE", required = true, value_parser = OsStringValueParser::new().map(LaunchSource::from))]
    launch: LaunchSource,
    /// Platform that the kernels were compiled for, or a device of it
    ///
    /// The default is the platform of the device that the zebin names, or else one whose registers
    /// have the size that the payload of the kernel shows.
    #[arg(long, value_name = "NAME", value_parser = PlatformParser, hide_possible_values = true)]
    platform: Option<Platform>,
    /// Folder for outputs, which is created if it does not exist (default: that of the launch file)
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// Do not print what ran and how long it took
    #[arg(long)]
    quiet: bool,
    /// Print the first N elements of each output as well, as one JSON object a line
    #[arg(long, value_name = "N", overrides_with = "show")]
    show: Option<usize>,
    /// Number of threads to run on (default: one for each core)
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
    /// Stop a thread of the program that runs more instructions
    #[arg(long, value_name = "N", default_value_t = Options::default().max_instructions)]
    max_instructions: u64,
    /// Stop a launch whose threads together run more instructions (default: no limit)
    #[arg(long, value_name = "N")]
    max_total_instructions: Option<u64>,
    /// Maximum size of all buffers together, in bytes
    #[arg(long, value_name = "BYTES", default_value_t = LaunchFile::DEFAULT_MAX_BYTES)]
    max_memory: u64,
    /// Stop a launch that takes longer; 0 is no limit
    #[arg(
        long,
        value_name = "SECONDS",
        default_value = DEFAULT_TIMEOUT_SECONDS,
        value_parser = parse_timeout,
        allow_negative_numbers = true
    )]
    timeout: Duration,
    /// Fail where hardware goes on without an error
    ///
    /// Fails if an access leaves its surface or image, an atomic operation is misaligned, a store
    /// is to an argument that is only read, or a load is of private memory that the thread has not
    /// written. Otherwise a load outside of a surface or image gives 0 and a store does nothing. An
    /// access outside of flat or shared local memory always fails.
    #[arg(long)]
    strict: bool,
    /// Look for mistakes that results need not show, and fail if there is one
    ///
    /// This is slower and runs on one core. `races` takes memory for each byte that the kernels
    /// access.
    #[arg(
        long,
        value_name = "CHECK",
        value_parser = RunCheck::parser(),
        value_delimiter = ',',
        conflicts_with_all = ["reference", "trace"]
    )]
    check: Vec<RunCheck>,
    /// How to print what the checks find: as text, or as one JSON object a line
    #[arg(long, value_enum, ignore_case = true, default_value_t, requires = "check")]
    format: OutputFormat,
    /// Execute each instruction by the pseudo-code of its page in the specification
    ///
    /// This is up to 300 times slower. Results differ only where the specification allows it: in
    /// approximations such as `sin`.
    #[arg(long)]
    reference: bool,
    /// Print to standard error how often each instruction ran
    #[arg(long)]
    profile: bool,
    /// Print the instructions of one thread of a group, and write no output
    ///
    /// Each instruction is printed with the active channels and the variables that it changed. Only
    /// that group runs, by default the first one. Of several launches, the last one is traced.
    #[arg(long, value_name = "[X[,Y[,Z]]:]THREAD", value_parser = TracedThread::parse)]
    trace: Option<TracedThread>,
}

/// The time limit of a launch if the option `--timeout` is not given.
const DEFAULT_TIMEOUT_SECONDS: &str = "600";

/// Parses a number of seconds, which need not be whole.
fn parse_timeout(value: &str) -> Result<Duration, &'static str> {
    let seconds = value.parse().ok().and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    seconds.ok_or("expected a number of seconds from 0 on")
}

/// Executes `visa run`.
pub(super) fn run(mut arguments: RunArgs, context: &mut Context<'_>) -> Result<ExitStatus, Failure> {
    if let (true, Some(zebin)) = (arguments.files.is_empty(), &arguments.zebin) {
        arguments.files.push(InputFile::new(zebin.into()));
    }
    let request = RunRequest {
        files: &arguments.files,
        zebin: arguments.zebin.as_deref(),
        launch: &arguments.launch,
        out: arguments.out.as_deref(),
        platform: arguments.platform,
        max_memory: arguments.max_memory,
        reference: arguments.reference,
        has_outputs: arguments.trace.is_none(),
    };
    prepare_run(context, &request, |context, ready| {
        let ReadyRun { prepared, loaded, bounds, .. } = &ready;
        let (reports, status) = match run_all(context, &arguments, prepared, loaded, bounds)? {
            RunOutcome::Finished(reports, status) => (reports, status),
            RunOutcome::Stopped(status) => return Ok(status),
        };
        ready.write_outputs(context)?;
        if let Some(count) = arguments.show {
            outputs::show(context, prepared, count)?;
        }
        for (launch, report) in prepared.launches.iter().zip(&reports) {
            say_what_ran(context, arguments.quiet, &launch.kernel, report)?;
        }
        Ok(status)
    })
}

/// The outcome of a run.
enum RunOutcome {
    /// All launches ran. The exit status says whether a check found a mistake.
    Finished(Vec<Report>, ExitStatus),
    /// A launch failed or was traced, and no output is written. The exit status says which.
    Stopped(ExitStatus),
}

/// Runs the launches one after the other, and prints what their kernels print.
fn run_all(
    context: &mut Context<'_>,
    arguments: &RunArgs,
    prepared: &Prepared,
    loaded: &LoadedProgram<'_>,
    bounds: &[Bound<'_>],
) -> Result<RunOutcome, Failure> {
    let options = Options {
        threads: arguments.threads.unwrap_or(0),
        strict: arguments.strict,
        max_instructions: arguments.max_instructions,
        max_total_instructions: arguments.max_total_instructions.unwrap_or(u64::MAX),
        timeout: Some(arguments.timeout).filter(|time| !time.is_zero()),
        ..Options::default()
    };
    let (mut reports, last) = (Vec::new(), bounds.len().saturating_sub(1));
    let mut status = ExitStatus::Success;
    let checks: Vec<Check> = arguments.check.iter().flat_map(RunCheck::checks).collect();
    for (index, bound) in bounds.iter().enumerate() {
        if let Some(place) = arguments.trace.filter(|_| index == last) {
            let status = trace(context, place, &loaded.modules, loaded.platform, &loaded.program, bound, options)?;
            return Ok(RunOutcome::Stopped(status));
        }
        let bar = Progress::new(context, 0, "work-groups");
        let update = |done: u64, total: u64| bar.set(done, total);
        let progress: Option<&(dyn Fn(u64, u64) + Sync)> = match context.progress && !arguments.quiet {
            true => Some(&update),
            false => None,
        };
        let checker = Checker::new(&checks);
        let (profile, checker) = (arguments.profile, checker.as_ref());
        let result = bound.run(&loaded.program, Options { profile, progress, checker, ..options });
        drop(bar);
        let findings = checker.map(Checker::findings).unwrap_or_default();
        if !findings.is_empty() {
            print_findings(context, &findings, arguments.format, loaded)?;
            status = ExitStatus::Findings;
        }
        match result {
            Ok(report) => {
                write!(context.out, "{}", report.printed)?;
                reports.push(report);
            }
            Err(error) => {
                let place = if last > 0 {
                    format!("launch {index}, {}: ", prepared.launches[index].kernel)
                } else {
                    String::new()
                };
                writeln!(context.err, "error: {place}{error}")?;
                if let Some(help) = limit_help(&error.fault) {
                    writeln!(context.err, "help: {help}")?;
                }
                return Ok(RunOutcome::Stopped(ExitStatus::Findings));
            }
        }
    }
    Ok(RunOutcome::Finished(reports, status))
}

/// Returns the help for a fault that is a limit of the command line.
const fn limit_help(fault: &Fault) -> Option<&'static str> {
    match fault {
        Fault::Timeout(_) => Some("`--timeout SECONDS` lets it take longer"),
        Fault::Limit(_) => Some("`--max-instructions N` lets a thread run more"),
        Fault::TotalLimit(_) => Some("`--max-total-instructions N` lets a launch run more"),
        _ => None,
    }
}

/// Prints what a launch did to standard error: its work-items, instructions and time, unless
/// `quiet`, and its profile.
fn say_what_ran(context: &mut Context<'_>, quiet: bool, kernel: &str, report: &Report) -> Result<(), Failure> {
    let seconds = report.time.as_secs_f64();
    if !quiet {
        writeln!(
            context.err,
            "{kernel}: {} work-items, {} instructions in {seconds:.3} s, {:.1} million a second",
            report.items,
            report.instructions,
            report.instructions as f64 / seconds.max(1e-9) / 1e6,
        )?;
    }
    for (kind, count) in &report.profile {
        let share = *count as f64 * 100.0 / report.instructions.max(1) as f64;
        writeln!(context.err, "{count:>14} {share:5.1}%  {kind}")?;
    }
    Ok(())
}
