//! `visa run`: runs a kernel on the processor.

mod findings;
mod inputs;
mod outputs;
mod prepare;
mod source;

use super::diagnostics::OutputFormat;
use super::files::InputFile;
use super::platform::platform_parser;
use super::progress::Progress;
use super::trace::{TracedThread, trace};
use clap::builder::{OsStringValueParser, TypedValueParser};
pub(super) use findings::RunCheck;
use findings::print_findings;
pub(super) use inputs::LoadedProgram;
pub(super) use inputs::{ArgumentLaunch, LaunchSource};
use openvisa_cli_support::{Context, ExitStatus, Failure};
use openvisa_isa::Platform;
use openvisa_sim::{
    Bound, Check, Checker, Fault, InexactInstruction, LaunchArgument, LaunchFile, Options, Prepared, Report,
};
pub(super) use prepare::{ReadyRun, RunRequest, prepare_run};
use serde_json::json;
use std::path::PathBuf;
use std::time::Duration;

/// Run kernels on the processor
///
/// Runs kernels of a source, of a zebin, which the vendor's compiler wrote, and kernels that no
/// compiler made.
///
/// A source is OpenCL C (.cl), SPIR-V (.spv) or LLVM bitcode (.bc). The vendor's offline compiler,
/// `ocloc`, compiles it for the device, and the result is kept.
///
/// A zebin can hold the texts of its kernels:
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
/// The arguments of a launch are on the command line or in a launch file. On the command line,
/// `--global` is the number of work-items, and `--arg NAME=VALUE` an argument. VALUE is
///
///   1024, 2.5, 0x10, nan     a value of the type that the source declares
///   [1,2,3]                  a buffer with these elements
///   zeros:TYPE:COUNT         a buffer of zeros; COUNT can be a shape such as 4x8
///   range:TYPE:COUNT         a buffer of 0, 1, 2, ...
///   rand:TYPE:COUNT          a buffer of random numbers, which are the same in each run: from 0 to 1,
///                            or integers from 0 to 99; :LOW..HIGH and :seed=N may follow
///   empty:TYPE:COUNT         a buffer that nobody has written
///   @FILE.npy                a buffer with the elements of an array
///   local:BYTES              shared local memory
///   null                     a null pointer
///   TYPE:VALUE               a value of a type, such as float4:1,2,3,4, or a buffer: uint:[1,2]
///
/// The first elements of each buffer that the kernel may write are printed, and with --out, all are
/// written to NAME.npy. Launch files take the same texts as arguments.
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
/// "source" is FILE, if that is not given: "source": "saxpy.cl". "options" are those of its compiler.
///
/// Arguments, in the order of the kernel, or by their names: "args": {"x": "rand:float:64", "n": 64}
///
///   {"buffer": "in.npy", "output": "out.npy"}
///       A buffer with the contents of an array, and the file for its contents after the run, if
///       wanted. {"buffer": null} is a null pointer.
///   {"fill": 0, "type": "float", "count": 1024, "output": "out.npy"}
///       A buffer with this number of elements of one value. Without a type, they are bytes.
///   {"values": [1, 2, 3], "type": "uint", "output": "out.npy"}
///       A buffer with these elements. Lists of lists are an array of several dimensions.
///   {"zeros": "float", "count": 1024}, and so on with "empty", "range" and "rand"
///       As zeros:float:1024 on the command line. "rand" also takes "seed", "low" and "high".
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
///
/// A buffer and an image can have "expect", the contents after the run: a list of the elements, or
/// {"values": [1, 2]}, {"file": "y.npy"} or {"fill": 0}, with the tolerances "rtol", "atol" and
/// "ulp". A difference is printed, and the run fails. `visa test` runs all launch files of a folder.
#[derive(clap::Args)]
#[command(
    verbatim_doc_comment,
    after_help = "\
Examples:
  visa run saxpy.cl --arg y=zeros:float:1024 --arg x=rand:float:1024 --arg a=2 --arg n=1024
    --global 1024 --check all
  visa run saxpy.cl --device pvc --launch saxpy.json
  visa run saxpy.zebin --launch saxpy.json
  visa run saxpy.visaasm --zebin saxpy.zebin --launch saxpy.json --out results
  visa run square.visaasm --platform XE2 --launch square.json --profile
  visa run square.visaasm --show 8 --launch '{\"kernel\": \"square\", \"global_size\": 16,
    \"args\": [{\"values\": [1, 2, 3], \"type\": \"uint\", \"output\": \"out.npy\"}]}'
  visa run saxpy.zebin --launch saxpy.json --trace 1,0,0:2

Exit status: 0 success, 1 the run failed, 2 wrong usage, or a file that cannot be read or written"
)]
pub(super) struct RunArgs {
    /// Source (.cl, .spv, .bc), zebin with texts, or texts (.visaasm) and object files (.isa) with
    /// kernels and functions
    #[arg(value_name = "FILE", required_unless_present_any = ["zebin", "launch"], value_parser = InputFile::clap_parser())]
    files: Vec<InputFile>,
    /// ELF file with the section .ze_info, if FILE has only texts
    #[arg(long, value_name = "FILE")]
    zebin: Option<PathBuf>,
    /// Launch file, or its text, which begins with {
    #[arg(
        long,
        value_name = "FILE",
        required_unless_present = "global",
        value_parser = OsStringValueParser::new().map(LaunchSource::from)
    )]
    launch: Option<LaunchSource>,
    /// Number of work-items in each dimension, if there is no launch file
    #[arg(long, value_name = "X[,Y[,Z]]", value_parser = GridSize::parse, conflicts_with = "launch")]
    global: Option<GridSize>,
    /// Number of work-items of a group in each dimension (default: one that divides --global)
    #[arg(long, value_name = "X[,Y[,Z]]", value_parser = GridSize::parse, requires = "global")]
    local: Option<GridSize>,
    /// Argument of the kernel, by its name, or by its position from 0; may be given several times
    #[arg(long, value_name = "NAME=VALUE", value_parser = parse_argument, requires = "global")]
    arg: Vec<(String, LaunchArgument)>,
    /// Kernel, if the program has several
    #[arg(long, value_name = "NAME", requires = "global")]
    kernel: Option<String>,
    /// Device that a source is compiled for (default: OPENVISA_DEVICE, or else dg2)
    ///
    /// Devices are those of the compiler: skl, dg2, pvc, bmg, ... OPENVISA_OCLOC names the compiler, if
    /// it is not `ocloc` in PATH. Results are kept in the folder OPENVISA_CACHE, by default that of the
    /// user's cache. A source that includes other files is compiled in each run.
    #[arg(long, value_name = "NAME")]
    device: Option<String>,
    /// Options for the compiler of a source, as one word: '-DN=4 -cl-std=CL3.0'
    #[arg(long, value_name = "OPTIONS", default_value = "", allow_hyphen_values = true, hide_default_value = true)]
    options: String,
    /// Platform that the kernels were compiled for, or a device of it
    ///
    /// The default is the platform of the device that the zebin names, or else one whose registers
    /// have the size that the payload of the kernel shows.
    #[arg(long, value_name = "NAME", value_parser = platform_parser(), hide_possible_values = true)]
    platform: Option<Platform>,
    /// Folder for outputs, which is created if it does not exist
    ///
    /// The default is that of the launch file. Outputs of a launch on the command line are written only
    /// with this option.
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
    /// How to print what ran and what the checks find: as text, or as one JSON object a line
    #[arg(long, value_enum, ignore_case = true, default_value_t)]
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

/// Number of work-items in each dimension.
#[derive(Clone, Debug)]
struct GridSize(Vec<u32>);

impl GridSize {
    /// Parses one to three numbers, with commas between them.
    fn parse(text: &str) -> Result<Self, &'static str> {
        let sizes: Option<Vec<_>> = text.split(',').map(|size| size.trim().parse().ok()).collect();
        let sizes = sizes.filter(|sizes| sizes.len() <= 3);
        sizes.map(Self).ok_or("expected one to three whole numbers below 4294967296, such as 1024 or 64,16")
    }
}

/// Parses `NAME=VALUE`.
fn parse_argument(text: &str) -> Result<(String, LaunchArgument), String> {
    let (name, value) = text
        .split_once('=')
        .filter(|(name, _)| !name.is_empty())
        .ok_or_else(|| "expected NAME=VALUE, such as n=1024 or x=zeros:float:1024".to_owned())?;
    let argument = value.parse::<LaunchArgument>().map_err(|error| error.to_string())?;
    Ok((name.trim().to_owned(), argument))
}

/// The time limit of a launch if the option `--timeout` is not given.
const DEFAULT_TIMEOUT_SECONDS: &str = "600";

/// Parses a number of seconds, which need not be whole.
pub(super) fn parse_timeout(value: &str) -> Result<Duration, &'static str> {
    let seconds = value.parse().ok().and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    seconds.ok_or("expected a number of seconds from 0 on")
}

/// Executes `visa run`.
pub(super) fn run(arguments: &RunArgs, context: &mut Context<'_>) -> Result<ExitStatus, Failure> {
    let mut names: Vec<_> = arguments.arg.iter().map(|(name, _)| name).collect();
    names.sort_unstable();
    if let Some(twice) = names.windows(2).find(|pair| pair[0] == pair[1]) {
        return Err(Failure::Usage(format!("`--arg {}` is given twice", twice[0])));
    }
    let launch = arguments.launch.clone().unwrap_or_else(|| {
        let sizes = |sizes: &Option<GridSize>| sizes.as_ref().map(|sizes| sizes.0.clone()).unwrap_or_default();
        LaunchSource::Arguments(ArgumentLaunch {
            kernel: arguments.kernel.clone(),
            global_size: sizes(&arguments.global),
            local_size: sizes(&arguments.local),
            arguments: arguments.arg.clone(),
        })
    });
    let request = RunRequest {
        files: &arguments.files,
        zebin: arguments.zebin.as_deref(),
        launch: &launch,
        device: arguments.device.as_deref(),
        options: &arguments.options,
        out: arguments.out.as_deref(),
        platform: arguments.platform,
        max_memory: arguments.max_memory,
        reference: arguments.reference,
        has_outputs: arguments.trace.is_none(),
    };
    let checks: Vec<_> = arguments.check.iter().flat_map(RunCheck::checks).collect();
    let settings = RunSettings {
        options: Options {
            threads: arguments.threads.unwrap_or(0),
            strict: arguments.strict,
            max_instructions: arguments.max_instructions,
            max_total_instructions: arguments.max_total_instructions.unwrap_or(u64::MAX),
            timeout: Some(arguments.timeout).filter(|time| !time.is_zero()),
            profile: arguments.profile,
            ..Options::default()
        },
        checks: &checks,
        format: arguments.format,
        trace: arguments.trace,
        quiet: arguments.quiet,
    };
    prepare_run(context, &request, |context, ready| {
        let ReadyRun { prepared, loaded, bounds, is_compiled, .. } = &ready;
        let (reports, mut status) = match run_all(context, &settings, prepared, loaded, bounds)? {
            RunOutcome::Finished(reports, status) => (reports, status),
            RunOutcome::Stopped(status) => return Ok(status),
        };
        ready.write_outputs(context)?;
        match arguments.show {
            Some(count) => outputs::show(context, prepared, count)?,
            None if *is_compiled || launch.is_command_line() => outputs::show_heads(context, prepared)?,
            None => {}
        }
        if print_differences(context, &launch, prepared)? {
            status = ExitStatus::Findings;
        }
        for (launch, report) in prepared.launches.iter().zip(&reports) {
            match arguments.format {
                OutputFormat::Json => print_report(context, arguments.quiet, &launch.kernel, report)?,
                OutputFormat::Human => say_what_ran(context, arguments.quiet, &launch.kernel, report)?,
            }
        }
        Ok(status)
    })
}

/// Prints the outputs that are not as the launch file expects, to standard error. Returns whether
/// there are some.
pub(super) fn print_differences(
    context: &mut Context<'_>,
    launch: &LaunchSource,
    prepared: &Prepared,
) -> Result<bool, Failure> {
    let differences = outputs::compare(prepared);
    for difference in &differences {
        writeln!(context.err, "error: {}", launch.describe(difference))?;
    }
    Ok(!differences.is_empty())
}

/// How launches run, and what is printed about them.
pub(super) struct RunSettings<'s> {
    pub(super) options: Options<'s>,
    /// The checks of each launch.
    pub(super) checks: &'s [Check],
    /// How findings of the checks are printed.
    pub(super) format: OutputFormat,
    /// The thread whose instructions are printed.
    pub(super) trace: Option<TracedThread>,
    /// Whether to leave out what ran and the progress.
    pub(super) quiet: bool,
}

/// The outcome of a run.
pub(super) enum RunOutcome {
    /// All launches ran. The exit status says whether a check found a mistake.
    Finished(Vec<Report>, ExitStatus),
    /// A launch failed or was traced, and no output is written. The exit status says which.
    Stopped(ExitStatus),
}

/// Runs the launches one after the other, and prints what their kernels print.
pub(super) fn run_all(
    context: &mut Context<'_>,
    settings: &RunSettings<'_>,
    prepared: &Prepared,
    loaded: &LoadedProgram<'_>,
    bounds: &[Bound<'_>],
) -> Result<RunOutcome, Failure> {
    let options = settings.options;
    let (mut reports, last) = (Vec::new(), bounds.len().saturating_sub(1));
    let mut status = ExitStatus::Success;
    for (index, bound) in bounds.iter().enumerate() {
        if let Some(place) = settings.trace.filter(|_| index == last) {
            let status = trace(context, place, &loaded.modules, loaded.platform, &loaded.program, bound, options)?;
            return Ok(RunOutcome::Stopped(status));
        }
        let bar = Progress::new(context, 0, "work-groups");
        let update = |done: u64, total: u64| bar.set(done, total);
        let progress: Option<&(dyn Fn(u64, u64) + Sync)> = match context.progress && !settings.quiet {
            true => Some(&update),
            false => None,
        };
        let checker = Checker::new(settings.checks);
        let checker = checker.as_ref();
        let result = bound.run(&loaded.program, Options { progress, checker, ..options });
        drop(bar);
        let findings = checker.map(Checker::findings).unwrap_or_default();
        if !findings.is_empty() {
            print_findings(context, findings, settings.format, loaded)?;
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

/// Prints what a launch did to standard error: its work-items, instructions and time, and its
/// inexact instructions, unless `quiet`, and its profile.
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
        if !report.inexact.is_empty() {
            let rows: Vec<_> = report.inexact.iter().map(ToString::to_string).collect();
            writeln!(context.err, "{kernel}: exact except for {}", rows.join(", "))?;
        }
    }
    for (kind, count) in &report.profile {
        let share = *count as f64 * 100.0 / report.instructions.max(1) as f64;
        writeln!(context.err, "{count:>14} {share:5.1}%  {kind}")?;
    }
    Ok(())
}

/// Prints what a launch did to standard error as an object of JSON, unless `quiet`.
fn print_report(context: &mut Context<'_>, quiet: bool, kernel: &str, report: &Report) -> Result<(), Failure> {
    if quiet {
        return Ok(());
    }
    let inexact: Vec<_> = report.inexact.iter().map(InexactInstruction::to_json).collect();
    let mut shown = json!({
        "kernel": kernel,
        "items": report.items,
        "instructions": report.instructions,
        "seconds": report.time.as_secs_f64(),
        "inexact": inexact,
    });
    if !report.profile.is_empty() {
        let counts = report.profile.iter().map(|(kind, count)| (kind.info().name.to_owned(), json!(count)));
        shown["profile"] = counts.collect::<serde_json::Map<_, _>>().into();
    }
    writeln!(context.err, "{shown}")?;
    Ok(())
}
