//! `visa run`: runs a kernel on the processor.

mod inputs;
mod outputs;

use super::files::{Input, OutputPlan};
use super::trace::{Place, trace};
use super::verify::platform;
use super::{Command, Context, FINDINGS, FINE, Failure, unexpected};
use inputs::{Inputs, Loaded};
use lexopt::Arg::{Long, Short, Value};
use openvisa_isa::Platform;
use openvisa_sim::{Bound, Fault, LaunchError, LaunchFile, Options, Prepared, Report};
use outputs::Outputs;
use std::ffi::OsString;
use std::io::IsTerminal;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;

pub(super) const COMMAND: Command = Command {
    name: "run",
    summary: "run a kernel on the processor",
    help: "\
Runs kernels on the processor: those of a zebin, which the vendor's compiler wrote, and those that no compiler made.

usage: visa run ZEBIN --launch FILE [OPTION...]
       visa run FILE... [--zebin FILE] --launch FILE [--platform NAME] [--out DIR] [--quiet] [--threads N]
                [--max-instructions N] [--max-memory BYTES] [--timeout SECONDS] [--strict] [--profile]
                [--trace [X[,Y[,Z]]:]THREAD]

ZEBIN is what the compiler wrote, with the texts of the kernels in it:
  ocloc compile -file saxpy.cl -device dg2 -internal_options -ze-emit-zebin-visa-sections
Without them, FILE is a text (.visaasm) or an object file (.isa) with the kernel, and further ones hold functions that it calls; the zebin,
which the compiler wrote with them, says where arguments go. A kernel without a zebin takes its inputs (`.input`) as arguments, in
their order: eight bytes take a buffer, four or eight local memory, and any number of bytes a value of that size.

The launch file is JSON:
  {\"kernel\": NAME, \"global_size\": [x,y,z], \"local_size\": [x,y,z],
   \"args\": [{\"buffer\": \"in.npy\", \"output\": \"out.npy\"}, {\"scalar\": \"float\", \"value\": 2.0}, {\"local\": 256}]}
Paths in it are relative to it; outputs go below DIR alone, and over no input. Dimensions that are left out are 1; \"global_offset\" is
the first work-item in each dimension. Without \"local_size\", groups have the size that the kernel requires, or else at most 256
work-items, of a size that divides the range. \"inputs\" gives the roles of inputs that are not arguments, for kernels without a zebin:
  \"inputs\": {\"x\": \"local_id_x\", \"n\": \"global_size\"}
Several kernels that run one after the other share buffers by names:
  {\"buffers\": {\"sums\": {\"fill\": 0, \"type\": \"float\", \"count\": 64}},
   \"launches\": [{\"kernel\": \"square\", ..., \"args\": [{\"use\": \"sums\"}]}, {\"kernel\": \"sum\", ..., \"args\": [{\"use\": \"sums\"}]}]}
What kernels print is on standard output, in the order of the work-items; what ran is on standard error.

arguments, in the kernel's order:
  {\"buffer\": \"in.npy\", \"output\": \"out.npy\"}
                          a buffer with the contents of an array, and where to write what it holds afterwards, if anywhere;
                          {\"buffer\": null} is a null pointer
  {\"fill\": 0, \"type\": \"float\", \"count\": 1024, \"output\": \"out.npy\"}
                          a buffer with that number of elements, all of one value; without a type, they are bytes
  {\"use\": \"sums\"}         a buffer or an image of \"buffers\"; several arguments may name one
  {\"scalar\": \"float4\", \"value\": [1, 2, 3, 4.5]}
                          a value: char, short, int, long, with `u` in front where they have no sign, half, float, double, bool,
                          size_t, or a vector of them, whose value is a list; strings say what JSON cannot: \"nan\", \"-inf\"
  {\"bytes\": \"s.npy\"}      a structure by value: the bytes of an array, which may be a structured one
  {\"local\": 256}          bytes of shared local memory
  {\"image\": \"in.npy\", \"format\": \"RGBA UNORM_INT8\", \"output\": \"out.npy\"}
                          an image. Its array has the dimensions (layers or depth, height, width) and, but where a texel is one
                          number, the numbers of a texel. The format is channel order and channel type as OpenCL names them
  {\"sampler\": {\"address\": \"clamp_to_edge\", \"filter\": \"linear\", \"normalized\": true}}
                          a sampler: address none, clamp, clamp_to_edge, repeat, mirrored_repeat; filter nearest, linear

options:
  --zebin FILE            the ELF file with `.ze_info`, where FILE has only texts
  --launch FILE           the launch file
  --platform NAME         the platform that the kernel was compiled for. Default: that of the device that the zebin names, or else one
                          whose registers have the size that the kernel's payload shows
  --out DIR               folder for outputs, which is made if it is missing (default: that of the launch file)
  --quiet                 do not print what ran and how long it took; this goes to standard error otherwise
  --threads N             cores to use (default: all)
  --max-instructions N    stop a thread of the program that runs more (default: 10000000000)
  --max-memory BYTES      bytes that all buffers together may have (default: 4294967296)
  --timeout SECONDS       stop a launch that takes longer (default: 600; 0: no limit)
  --strict                fail where an access leaves its surface or image (otherwise loads give 0 there and stores nothing, as on
                          hardware), an atomic operation is misaligned, a store is to an argument that is only read, or a load is
                          of private memory that the thread has not written. What leaves flat or shared local memory always fails
  --profile               print how often each instruction ran, on standard error
  --trace [X[,Y[,Z]]:]THREAD
                          print each instruction of one thread of a group (default: the first one) with the channels that are on,
                          and the variables that it changed, and run only that group; nothing is written. Of several launches, those
                          before the last run as usual, and the last one is traced
  -h, --help              print this

exit status: 0 it ran, 1 it failed, 2 wrong usage or an unreadable file
",
    options: &[
        "--zebin",
        "--launch",
        "--platform",
        "--out",
        "--quiet",
        "--threads",
        "--max-instructions",
        "--max-memory",
        "--timeout",
        "--strict",
        "--profile",
        "--trace",
        "--help",
    ],
    run,
};

#[derive(Default)]
struct Arguments {
    files: Vec<Input>,
    zebin: Option<PathBuf>,
    launch: Option<PathBuf>,
    platform: Option<Platform>,
    out: Option<PathBuf>,
    quiet: bool,
    threads: usize,
    most: Option<u64>,
    max_memory: Option<u64>,
    timeout: Option<f64>,
    strict: bool,
    profile: bool,
    trace: Option<Place>,
}

/// Returns the time that a launch may take, which is 10 minutes by default. `None` means no limit.
fn timeout(seconds: Option<f64>) -> Result<Option<Duration>, Failure> {
    let seconds = seconds.unwrap_or(600.0);
    let wrong = |_| Failure::Usage(format!("`--timeout` is a number of seconds from 0 on, not `{seconds}`"));
    Ok(Some(Duration::try_from_secs_f64(seconds).map_err(wrong)?).filter(|time| !time.is_zero()))
}

fn number<T: std::str::FromStr>(value: OsString, option: &str) -> Result<T, Failure> {
    let text = value.to_string_lossy();
    text.parse().map_err(|_| Failure::Usage(format!("`{option}` is a number, not `{text}`")))
}

fn parse(mut parser: lexopt::Parser) -> Result<Arguments, Failure> {
    let mut arguments = Arguments::default();
    while let Some(arg) = parser.next()? {
        match arg {
            Short('h') | Long("help") => return Err(Failure::Help),
            Long("zebin") => arguments.zebin = Some(parser.value()?.into()),
            Long("launch") => arguments.launch = Some(parser.value()?.into()),
            Long("platform") => arguments.platform = Some(platform(parser.value()?)?),
            Long("out") => arguments.out = Some(parser.value()?.into()),
            Long("quiet") => arguments.quiet = true,
            Long("threads") => arguments.threads = number(parser.value()?, "--threads")?,
            Long("max-instructions") => arguments.most = Some(number(parser.value()?, "--max-instructions")?),
            Long("timeout") => arguments.timeout = Some(number(parser.value()?, "--timeout")?),
            Long("max-memory") => arguments.max_memory = Some(number(parser.value()?, "--max-memory")?),
            Long("strict") => arguments.strict = true,
            Long("profile") => arguments.profile = true,
            Long("trace") => {
                let value = parser.value()?;
                let text = value.to_string_lossy();
                let wrong = || Failure::Usage(format!("`--trace` is THREAD or X,Y,Z:THREAD, not `{text}`"));
                arguments.trace = Some(Place::parse(&text).ok_or_else(wrong)?);
            }
            Value(path) => Input::add_to(&mut arguments.files, path)?,
            other => return Err(unexpected(other, COMMAND.options)),
        }
    }
    if let (true, Some(zebin)) = (arguments.files.is_empty(), &arguments.zebin) {
        arguments.files.push(Input::new(zebin.into()));
    }
    if arguments.files.is_empty() {
        return Err(Failure::Usage("FILE is missing".to_owned()));
    }
    Ok(arguments)
}

fn unreadable(path: &Path, what: impl std::fmt::Display) -> Failure {
    Failure::Unreadable(format!("`{}`: {what}", path.display()))
}

/// Makes one failure of several problems with files.
fn refused(problems: &[String]) -> Failure {
    Failure::Unreadable(problems.join("\nerror: "))
}

fn run(context: &mut Context<'_>, parser: lexopt::Parser) -> Result<u8, Failure> {
    let arguments = parse(parser)?;
    let missing = || Failure::Usage("`--launch FILE` is missing".to_owned());
    let launch_path = arguments.launch.as_deref().ok_or_else(missing)?;
    let inputs = Inputs::read(context, &arguments.files, arguments.zebin.as_deref())?;
    let text = inputs::read_launch_file(launch_path)?;
    let of_launch = |problem: &String| format!("`{}`: {problem}", launch_path.display());
    let said = |error: LaunchError| -> Vec<String> { error.problems().iter().map(of_launch).collect() };
    let launch = LaunchFile::parse(&text).map_err(|error| refused(&said(error)))?;
    let folder = launch_path.parent().unwrap_or(Path::new(""));
    let outputs = Outputs::new(&launch, folder, arguments.out.as_deref());
    let check_outputs = || -> Vec<String> {
        let mut plan = OutputPlan::default();
        arguments.files.iter().for_each(|file| plan.read(file));
        arguments.zebin.iter().for_each(|path| plan.read_path(path));
        plan.read_path(launch_path);
        outputs.check(plan).iter().map(of_launch).collect()
    };
    // Everything that is wrong is said in one run, before a kernel runs.
    let mut problems = if arguments.trace.is_some() { Vec::new() } else { check_outputs() };
    let max_memory = arguments.max_memory.unwrap_or(LaunchFile::DEFAULT_MAX_BYTES);
    let mut prepared = launch.prepare(folder, max_memory).map_err(|error| {
        problems.extend(said(error));
        refused(&problems)
    })?;
    let objects = match inputs.objects(context, arguments.platform)? {
        Some(objects) => objects,
        None if problems.is_empty() => return Ok(FINDINGS),
        None => return Err(refused(&problems)),
    };
    let loaded = Loaded::new(&inputs, &objects, arguments.platform)?;
    if let Some(zebin) = &inputs.zebin {
        prepared.memory.load(zebin);
    }
    let bounds = match bind(&launch, &prepared, &loaded) {
        Ok(bounds) if problems.is_empty() => bounds,
        Ok(_) => return Err(refused(&problems)),
        Err(errors) => {
            for error in errors {
                let path = if error.is_of_program() { inputs.program_path() } else { launch_path };
                problems.extend(error.problems().iter().map(|problem| format!("`{}`: {problem}", path.display())));
            }
            return Err(refused(&problems));
        }
    };
    warn_of_foreign(context, &bounds, &prepared, &loaded)?;
    let reports = match run_all(context, &arguments, &prepared, &loaded, bounds)? {
        Outcome::Finished(reports) => reports,
        Outcome::Stopped(status) => return Ok(status),
    };
    // A link may have been made while the kernels ran.
    let problems = check_outputs();
    if !problems.is_empty() {
        return Err(refused(&problems));
    }
    outputs.write(context, &prepared)?;
    for (launch, report) in prepared.launches.iter().zip(&reports) {
        say_what_ran(context, arguments.quiet, &launch.kernel, report)?;
    }
    Ok(FINE)
}

/// Binds the arguments of all launches.
///
/// # Errors
/// One error for each launch that cannot be made.
fn bind<'m>(
    launch: &LaunchFile,
    prepared: &'m Prepared,
    loaded: &Loaded<'_>,
) -> Result<Vec<Bound<'m>>, Vec<LaunchError>> {
    let (mut bounds, mut errors) = (Vec::new(), Vec::new());
    for (index, of_file) in launch.launches.iter().enumerate() {
        let one = &prepared.launches[index];
        let bound = loaded.kernel(&one.kernel, &of_file.inputs).and_then(|info| {
            let bound = Bound::new(&loaded.program, &info, &prepared.memory, &one.arguments, one.sizes);
            match (one.check_types(&info), bound) {
                (Ok(()), bound) => bound,
                (Err(wrong), bound) => Err(bound.err().into_iter().fold(wrong, LaunchError::and)),
            }
        });
        match bound.map_err(|error| error.in_launch(&launch.launch_path(index))) {
            Ok(bound) => bounds.push(bound),
            Err(error) => errors.push(error),
        }
    }
    if errors.is_empty() { Ok(bounds) } else { Err(errors) }
}

/// Warns of kernels with instructions that the platform does not have.
fn warn_of_foreign(
    context: &mut Context<'_>,
    bounds: &[Bound<'_>],
    prepared: &Prepared,
    loaded: &Loaded<'_>,
) -> Result<(), Failure> {
    let platform = loaded.platform;
    let mut warned: Vec<&str> = Vec::new();
    for (bound, launch) in bounds.iter().zip(&prepared.launches) {
        let kernel = launch.kernel.as_str();
        if let Some((number, kind)) = bound.foreign(&loaded.program)
            && !warned.contains(&kernel)
        {
            let why = match loaded.has_zebin() {
                true => "was it compiled for another platform than the zebin?",
                false => "`--platform` names the platform that it is for",
            };
            writeln!(
                context.err,
                "warning: instruction {number} of {kernel} is {kind}, which {platform} has not: {why}"
            )?;
            warned.push(kernel);
        }
    }
    Ok(())
}

/// How a run ended.
enum Outcome {
    /// All launches ran.
    Finished(Vec<Report>),
    /// A launch failed or was traced, and no output is written. The exit status says which.
    Stopped(u8),
}

/// Runs the launches one after the other, and prints what their kernels print.
fn run_all(
    context: &mut Context<'_>,
    arguments: &Arguments,
    prepared: &Prepared,
    loaded: &Loaded<'_>,
    bounds: Vec<Bound<'_>>,
) -> Result<Outcome, Failure> {
    let defaults = Options::default();
    let options = Options {
        threads: arguments.threads,
        strict: arguments.strict,
        max_instructions: arguments.most.unwrap_or(defaults.max_instructions),
        timeout: timeout(arguments.timeout)?,
        ..defaults
    };
    let (mut reports, last) = (Vec::new(), bounds.len().saturating_sub(1));
    for (index, bound) in bounds.into_iter().enumerate() {
        if let Some(place) = arguments.trace.filter(|_| index == last) {
            let status = trace(context, place, &loaded.modules, loaded.platform, &loaded.program, &bound, options)?;
            return Ok(Outcome::Stopped(status));
        }
        let shown = AtomicU64::new(0);
        let start = std::time::Instant::now();
        let progress = |done: u64, total: u64| show_progress(&shown, start, done, total);
        let progress: Option<&(dyn Fn(u64, u64) + Sync)> = match std::io::stderr().is_terminal() && !arguments.quiet {
            true => Some(&progress),
            false => None,
        };
        let result = bound.run(&loaded.program, Options { profile: arguments.profile, progress, ..options });
        if shown.load(Relaxed) > 0 {
            writeln!(context.err)?;
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
                if matches!(error.fault, Fault::Timeout(_)) {
                    writeln!(context.err, "help: `--timeout SECONDS` lets it take longer")?;
                }
                return Ok(Outcome::Stopped(FINDINGS));
            }
        }
    }
    Ok(Outcome::Finished(reports))
}

/// Draws a progress bar on standard error, once a second, if the run takes longer than that.
fn show_progress(shown: &AtomicU64, start: std::time::Instant, done: u64, total: u64) {
    const WIDTH: u64 = 40;
    let second = start.elapsed().as_secs();
    if second > shown.load(Relaxed) && shown.swap(second, Relaxed) < second {
        let full = (done * WIDTH / total.max(1)) as usize;
        let (bar, rest) = ("#".repeat(full), "-".repeat(WIDTH as usize - full));
        let left = second * (total - done) / done.max(1);
        eprint!("\r[{bar}{rest}] {}% of {total} work-groups, {left} s left ", done * 100 / total.max(1));
    }
}

/// Says on standard error what a launch did: its work-items, instructions and time, unless `quiet`,
/// and its profile.
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
