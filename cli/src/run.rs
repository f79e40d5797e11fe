//! `visa run`: runs a kernel on the processor.

use super::files::{self, Input, OutputPlan};
use super::problem::Problem;
use super::text;
use super::trace::{Place, trace};
use super::verify::platform;
use super::{Command, Context, FINDINGS, FINE, Failure, unexpected};
use lexopt::Arg::{Long, Short, Value};
use openvisa::Module;
use openvisa::exec::{Array, Bound, LaunchError, LaunchFile, Options, Program, Report, Zebin};
use openvisa_isa::Platform;
use std::ffi::OsString;
use std::io::IsTerminal;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

pub(super) const COMMAND: Command = Command {
    name: "run",
    summary: "run a kernel on the processor",
    help: "\
Runs an OpenCL kernel, as the vendor's compiler made it, on the processor.

usage: visa run ZEBIN --launch FILE [OPTION...]
       visa run FILE... --zebin FILE --launch FILE [--platform NAME] [--out DIR] [--threads N] [--max-instructions N]
                [--strict] [--profile] [--quiet] [--trace [X[,Y[,Z]]:]THREAD]

ZEBIN is what the compiler wrote, with the texts of the kernels in it:
  ocloc compile -file saxpy.cl -device dg2 -internal_options -ze-emit-zebin-visa-sections
Without them, FILE is a text (.visaasm) or an object file (.isa) with the kernel, and further ones hold functions that it calls; the zebin,
which the compiler wrote with them, says where arguments go. The launch file is JSON:
  {\"kernel\": NAME, \"global_size\": [x,y,z], \"local_size\": [x,y,z],
   \"args\": [{\"buffer\": \"in.npy\", \"output\": \"out.npy\"}, {\"scalar\": \"float\", \"value\": 2.0}, {\"local\": 256}]}
Paths in it are relative to it; dimensions that are left out are 1; \"global_offset\" is the first work-item in each dimension.
Without \"local_size\", groups have the size that the kernel requires, or else at most 256 work-items, of a size that divides the range.
Standard output has what the kernel prints, in the order of the work-items.
Outputs are files below --out. None of them may be an input or another output.

arguments, in the kernel's order:
  {\"buffer\": \"in.npy\", \"output\": \"out.npy\"}
                          a buffer with the contents of an array, and where to write what it holds afterwards, if anywhere
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
  --out DIR               folder for outputs (default: that of the launch file)
  --threads N             cores to use (default: all)
  --max-instructions N    stop a thread of the program that runs more (default: 10000000000)
  --strict                fail where an access leaves its surface or image. Otherwise loads give 0 there and stores nothing, as on
                          hardware. What leaves flat or shared local memory, where nothing is, always fails
  --profile               print how often each instruction ran
  --quiet                 do not print what ran and how long it took; this goes to standard error otherwise
  --trace [X[,Y[,Z]]:]THREAD
                          print each instruction of one thread of a group (default: the first one) with the channels that are on,
                          and the variables that it changed, and run only that group; nothing is written
  -h, --help              print this

exit status: 0 it ran, 1 it failed, 2 wrong usage or an unreadable file
",
    options: &[
        "--zebin",
        "--launch",
        "--platform",
        "--out",
        "--threads",
        "--max-instructions",
        "--strict",
        "--profile",
        "--quiet",
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
    threads: usize,
    most: Option<u64>,
    strict: bool,
    profile: bool,
    quiet: bool,
    trace: Option<Place>,
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
            Long("threads") => arguments.threads = number(parser.value()?, "--threads")?,
            Long("max-instructions") => arguments.most = Some(number(parser.value()?, "--max-instructions")?),
            Long("strict") => arguments.strict = true,
            Long("profile") => arguments.profile = true,
            Long("quiet") => arguments.quiet = true,
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

fn read(path: &Path) -> Result<Vec<u8>, Failure> {
    std::fs::read(path).map_err(|e| Failure::Unreadable(format!("`{}` cannot be read: {e}", path.display())))
}

fn unreadable(path: &Path, what: impl std::fmt::Display) -> Failure {
    Failure::Unreadable(format!("`{}`: {what}", path.display()))
}

fn run(context: &mut Context<'_>, parser: lexopt::Parser) -> Result<u8, Failure> {
    let arguments = parse(parser)?;
    let missing = |option: &str| Failure::Usage(format!("`{option}` is missing"));
    let launch_path = arguments.launch.as_deref().ok_or_else(|| missing("--launch FILE"))?;
    let mut contents = Vec::new();
    for file in &arguments.files {
        contents.push((file, file.read(context)?));
    }
    // A zebin that holds texts is both.
    let both = contents.iter().find(|(_, bytes)| text::is_zebin(bytes));
    let (zebin_path, zebin) = match (&arguments.zebin, both) {
        (Some(path), _) => (path.as_path(), Zebin::parse(&read(path)?)),
        (None, Some((file, bytes))) => (file.path().unwrap_or_default().as_ref(), Zebin::parse(bytes)),
        (None, None) => return Err(missing("--zebin FILE")),
    };
    let zebin = zebin.map_err(|e| unreadable(zebin_path, e))?;
    let text = read(launch_path)?;
    let refused = |error: LaunchError| {
        let path = if error.is_of_program() { zebin_path } else { launch_path };
        let problems: Vec<_> = error.problems().iter().map(|p| format!("`{}`: {p}", path.display())).collect();
        Failure::Unreadable(problems.join("\nerror: "))
    };
    let launch = LaunchFile::parse(&String::from_utf8_lossy(&text)).map_err(refused)?;
    let folder = launch_path.parent().unwrap_or(Path::new(""));
    let out = arguments.out.as_deref().unwrap_or(folder);
    let mut prepared = launch.prepare(folder).map_err(refused)?;
    prepared.memory.load(&zebin);
    let mut programs = Vec::new();
    for (file, bytes) in &contents {
        programs.extend(text::Program::all(file, bytes)?);
    }
    // What a register is decides how a text is read; where neither the user nor the zebin says it, the payload of its kernel tells.
    let named = arguments.platform.or(zebin.platform());
    let mut objects = Vec::new();
    for platform in [named, None] {
        let platform = match platform {
            None if !objects.is_empty() => Some(of_payload(&opened(&objects)?)),
            given => given,
        };
        objects.clear();
        for (name, program) in &programs {
            match object_file(program, platform) {
                Ok(bytes) => objects.push((name.clone(), bytes)),
                Err(problems) => {
                    text::complain(context, &problems, name)?;
                    return Ok(FINDINGS);
                }
            }
        }
        if platform.is_some() {
            break;
        }
    }
    let modules = opened(&objects)?;
    let platform = named.unwrap_or_else(|| of_payload(&modules));
    let program = Program::load(&modules, platform).map_err(|e| Failure::Unreadable(e.to_string()))?;
    let Some(kernel) = zebin.kernel(&prepared.kernel) else {
        let names: Vec<_> = zebin.kernels.iter().map(|k| format!("`{}`", k.name)).collect();
        let what = format!("there is no kernel `{}` in it, only {}", prepared.kernel, names.join(", "));
        return Err(unreadable(zebin_path, what));
    };
    let types = prepared.check(&launch, kernel);
    let bound = Bound::new(&program, kernel, &prepared.memory, &prepared.arguments, prepared.sizes);
    let bound = match (types, bound) {
        (Ok(()), bound) => bound.map_err(refused)?,
        (Err(wrong), bound) => return Err(refused(bound.err().into_iter().fold(wrong, LaunchError::and))),
    };
    if let Some((number, kind)) = bound.foreign(&program) {
        let why = "was it compiled for another platform than the zebin?";
        let kernel = &prepared.kernel;
        writeln!(context.err, "warning: instruction {number} of {kernel} is {kind}, which {platform} has not: {why}")?;
    }
    if let Some(place) = arguments.trace {
        let options = Options { strict: arguments.strict, ..Options::default() };
        let options = Options { max_instructions: arguments.most.unwrap_or(options.max_instructions), ..options };
        return trace(context, place, &modules, platform, &program, &bound, options);
    }
    check_files(&arguments, zebin_path, &launch, folder, out)?;
    let shown = AtomicU64::new(0);
    let start = std::time::Instant::now();
    let progress = |done: u64, total: u64| {
        // A bar, redrawn once a second, of long runs only.
        let second = start.elapsed().as_secs();
        if second > shown.load(Relaxed) && shown.swap(second, Relaxed) < second {
            const WIDTH: u64 = 40;
            let full = (done * WIDTH / total.max(1)) as usize;
            let (bar, rest) = ("#".repeat(full), "-".repeat(WIDTH as usize - full));
            let left = second * (total - done) / done.max(1);
            eprint!("\r[{bar}{rest}] {}% of {total} work-groups, {left} s left ", done * 100 / total.max(1));
        }
    };
    let options = Options {
        threads: arguments.threads,
        profile: arguments.profile,
        strict: arguments.strict,
        progress: std::io::stderr().is_terminal().then_some(&progress),
        ..Options::default()
    };
    let options = Options { max_instructions: arguments.most.unwrap_or(options.max_instructions), ..options };
    let result = bound.run(&program, options);
    if shown.load(Relaxed) > 0 {
        writeln!(context.err)?;
    }
    let report = match result {
        Ok(report) => report,
        Err(error) => {
            writeln!(context.err, "error: {error}")?;
            return Ok(FINDINGS);
        }
    };
    for (id, path, array) in &prepared.outputs {
        let data = prepared.memory.buffer(*id).map(|b| b.bytes()).unwrap_or_default();
        let array = Array { data, ..array.clone() };
        files::write(context, Some(out.join(path).as_os_str()), &array.to_bytes())?;
    }
    write!(context.out, "{}", report.printed)?;
    if !arguments.quiet {
        print_statistics(context, &prepared.kernel, &report)?;
    }
    Ok(FINE)
}

/// Checks that the outputs of a launch are files of their own below `out`, before anything runs. `folder` is that of the launch
/// file, which the paths of arrays are relative to.
fn check_files(
    arguments: &Arguments,
    zebin: &Path,
    launch: &LaunchFile,
    folder: &Path,
    out: &Path,
) -> Result<(), Failure> {
    let mut plan = OutputPlan::default();
    arguments.files.iter().for_each(|file| plan.read(file));
    plan.read_path(zebin);
    arguments.launch.iter().for_each(|path| plan.read_path(path));
    launch.input_files().for_each(|path| plan.read_path(&folder.join(path)));
    for (index, path) in launch.output_files() {
        plan.write_below(out, path, format!("args[{index}]"));
    }
    plan.check().map_err(|failure| match failure {
        Failure::Unreadable(message) if arguments.out.is_none() => {
            Failure::Unreadable(format!("{message}; `--out DIR` puts outputs into a folder of their own"))
        }
        other => other,
    })
}

/// Prints what ran, how long it took and, if asked for, how often each instruction ran. Standard output has only what the kernel
/// prints.
fn print_statistics(context: &mut Context<'_>, kernel: &str, report: &Report) -> Result<(), Failure> {
    let seconds = report.time.as_secs_f64();
    writeln!(
        context.err,
        "{kernel}: {} work-items, {} instructions in {seconds:.3} s, {:.1} million a second",
        report.items,
        report.instructions,
        report.instructions as f64 / seconds.max(1e-9) / 1e6,
    )?;
    for (kind, count) in &report.profile {
        let share = *count as f64 * 100.0 / report.instructions.max(1) as f64;
        writeln!(context.err, "{count:>14} {share:5.1}%  {kind}")?;
    }
    Ok(())
}

/// The object file that a file is, or that its text makes, or what is wrong with the text.
fn object_file(program: &text::Program<'_>, platform: Option<Platform>) -> Result<Vec<u8>, Vec<Problem>> {
    let source = match program {
        text::Program::Object(bytes) => return Ok(bytes.to_vec()),
        text::Program::Text(source) => source,
    };
    let parsed = text::parsed(source, platform);
    if !parsed.is_ok() {
        return Err(text::problems(&parsed, source));
    }
    let bytes = parsed.module.to_bytes();
    bytes.map_err(|e| vec![Problem { code: "text:object".to_owned(), message: e.to_string(), ..Problem::default() }])
}

/// Object files, held against the specification's layout and values.
fn opened(objects: &[(String, Vec<u8>)]) -> Result<Vec<Module<'_>>, Failure> {
    let mut modules = Vec::new();
    for (name, bytes) in objects {
        // What a text says may have no form in object files.
        let module = Module::open_text_form(bytes).map_err(|e| Failure::Unreadable(format!("`{name}`: {e}")))?;
        let module = module.fitted();
        let mut wrong = None;
        module.check(&mut |finding| {
            wrong.get_or_insert(finding);
        });
        if let Some(finding) = wrong {
            return Err(Failure::Unreadable(format!("`{name}`: {finding}")));
        }
        modules.push(module);
    }
    Ok(modules)
}

/// A platform with registers of the size that the payload of a kernel begins behind.
fn of_payload(modules: &[Module<'_>]) -> Platform {
    let kernels = modules.iter().flat_map(|m| m.kernels().flatten());
    let first = kernels.flat_map(|k| k.inputs().iter().map(|i| i.offset).min()).min();
    let same = |p: &&Platform| p.register_bytes().map(i32::from) == first.map(i32::from);
    Platform::ALL.iter().rev().find(same).copied().unwrap_or(Platform::Skl)
}
