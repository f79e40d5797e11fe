//! Prepares the launches of a launch file: reads and loads everything that they need, and binds
//! their arguments.
//!
//! For example, `visa run` runs the bound launches on all cores, and `visa debug` runs them one
//! instruction at a time.

use super::inputs::{self, Inputs, LaunchSource, LoadedProgram, list_kernels};
use super::outputs::Outputs;
use crate::files::{InputFile, OutputPlan};
use openvisa_cli_support::{Context, ExitStatus, Failure};
use openvisa_isa::Platform;
use openvisa_sim::{Bound, LaunchError, LaunchFile, Prepared};
use std::borrow::Cow;
use std::path::{Path, PathBuf};

/// The files of a run, and how they are read.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RunRequest<'r> {
    /// The programs. If empty, the launch file names them.
    pub(crate) files: &'r [InputFile],
    /// The zebin, if no program is one.
    pub(crate) zebin: Option<&'r Path>,
    /// The launch file.
    pub(crate) launch: &'r LaunchSource,
    /// The folder for outputs. `None` means that of the launch file.
    pub(crate) out: Option<&'r Path>,
    /// The platform that the user names.
    pub(crate) platform: Option<Platform>,
    /// The device that the user names, for which sources are compiled.
    pub(crate) device: Option<&'r str>,
    /// Options for the compiler of sources, in addition to those of the launch file.
    pub(crate) options: &'r str,
    /// Maximum size of all buffers together, in bytes.
    pub(crate) max_memory: u64,
    /// Whether the reference semantics execute all instructions.
    pub(crate) reference: bool,
    /// Whether outputs will be written, so that what is wrong with their paths is an error.
    pub(crate) has_outputs: bool,
}

/// Launches that are ready to run.
pub(crate) struct ReadyRun<'r> {
    /// The programs.
    #[cfg_attr(not(feature = "debug"), allow(dead_code))]
    pub(crate) programs: Vec<inputs::NamedProgram<'r>>,
    /// The programs, loaded.
    pub(crate) loaded: &'r LoadedProgram<'r>,
    /// The memory, and the arguments of the launches.
    pub(crate) prepared: &'r Prepared,
    /// The launches, in the order in which they run.
    pub(crate) bounds: Vec<Bound<'r>>,
    /// Whether a source was compiled.
    pub(crate) is_compiled: bool,
    outputs: &'r Outputs<'r>,
    check_outputs: &'r dyn Fn() -> Vec<String>,
}

impl ReadyRun<'_> {
    /// Writes the outputs of the launches.
    ///
    /// # Errors
    /// If an output cannot be written, or would replace an input.
    pub(crate) fn write_outputs(&self, context: &mut Context<'_>) -> Result<(), Failure> {
        // A symbolic link may have been created while the kernels ran.
        let problems = (self.check_outputs)();
        if !problems.is_empty() {
            return Err(join_problems(&problems));
        }
        self.outputs.write(context, self.prepared)
    }
}

pub(super) fn unreadable(path: &Path, what: impl std::fmt::Display) -> Failure {
    Failure::Unreadable(format!("`{}`: {what}", path.display()))
}

/// Joins several problems into one failure.
pub(super) fn join_problems(problems: &[String]) -> Failure {
    Failure::Unreadable(problems.join("\nerror: "))
}

/// The files of a program.
struct ProgramFiles<'r> {
    files: Cow<'r, [InputFile]>,
    zebin: Option<PathBuf>,
}

impl<'r> ProgramFiles<'r> {
    /// Chooses the files that the user names, or else those of the launch file. A zebin alone is
    /// the program.
    fn choose(request: &RunRequest<'r>, launch: &LaunchFile) -> Result<Self, Failure> {
        let folder = request.launch.folder();
        let below = |path: &PathBuf| folder.join(path);
        let is_named = !request.files.is_empty();
        let of_launch = launch.zebin.as_ref().filter(|_| !is_named).map(below);
        let zebin = request.zebin.map(Path::to_owned).or(of_launch);
        let input = |path: PathBuf| InputFile::new(path.into());
        let files: Cow<'r, [InputFile]> = match is_named {
            true => request.files.into(),
            false if launch.source.is_empty() => zebin.clone().into_iter().map(input).collect(),
            false => launch.source.iter().map(below).map(input).collect(),
        };
        if files.is_empty() {
            let what = "a program is expected: FILE, or `source` in the launch file";
            return Err(Failure::Usage(request.launch.describe(what)));
        }
        InputFile::refuse_repeated_stdin(files.iter())?;
        Ok(Self { files, zebin })
    }
}

/// Prepares launches, and calls `body` with them.
///
/// # Errors
/// If a file cannot be read, or launches are not what the kernels need. All problems are reported
/// in one run, before a kernel runs. Mistakes in a text are printed instead, and the result is
/// [`ExitStatus::Findings`].
pub(crate) fn prepare_run(
    context: &mut Context<'_>,
    request: &RunRequest<'_>,
    body: impl FnOnce(&mut Context<'_>, ReadyRun<'_>) -> Result<ExitStatus, Failure>,
) -> Result<ExitStatus, Failure> {
    let source = request.launch;
    let mut launch = source.load()?;
    let folder = source.folder();
    let ProgramFiles { files, zebin } = ProgramFiles::choose(request, &launch)?;
    let device = request.device.map(str::to_owned).or_else(|| launch.devices.first().cloned());
    let device = device.as_deref();
    let options = [&launch.options, request.options].join(" ");
    let Some(inputs) = Inputs::read(context, &files, zebin.as_deref(), device, options.trim())? else {
        return Ok(ExitStatus::Findings);
    };
    let platform = inputs.choose_platform(request.platform, device)?;
    let objects = inputs.assemble(context, platform)?;
    let loaded = objects.as_deref().map(|objects| LoadedProgram::new(&inputs, objects, platform, request.reference));
    let loaded = loaded.transpose()?;
    let describe_errors = |errors: Vec<LaunchError>| -> Vec<String> {
        let mut problems = Vec::new();
        for error in &errors {
            problems.extend(error.problems().iter().map(|problem| match error {
                LaunchError::Program(_) => format!("`{}`: {problem}", inputs.program_path().display()),
                _ => source.describe(&problem.message),
            }));
        }
        problems
    };
    let unresolved = match &loaded {
        Some(loaded) => describe_errors(resolve_launches(&mut launch, request, loaded)),
        None => Vec::new(),
    };
    let outputs = Outputs::new(&launch, folder, request.out);
    let check_outputs = || -> Vec<String> {
        let mut plan = OutputPlan::default();
        files.iter().for_each(|file| plan.read(file));
        zebin.iter().for_each(|path| plan.read_path(path));
        source.path().into_iter().for_each(|path| plan.read_path(path));
        outputs.check(plan).iter().map(|problem| source.describe(problem)).collect()
    };
    // All problems are reported in one run, before a kernel runs.
    let mut problems = if request.has_outputs { check_outputs() } else { Vec::new() };
    let is_open = !unresolved.is_empty() || (0..launch.launches.len()).any(|index| launch.needs_types(index));
    problems.extend(unresolved);
    let prepared = match is_open {
        true => None,
        false => match launch.prepare(folder, request.max_memory) {
            Ok(prepared) => Some(prepared),
            Err(error) => {
                problems.extend(describe_errors(vec![error]));
                None
            }
        },
    };
    let (Some(mut prepared), Some(loaded)) = (prepared, loaded) else {
        return if problems.is_empty() { Ok(ExitStatus::Findings) } else { Err(join_problems(&problems)) };
    };
    if let Some(zebin) = &inputs.zebin {
        prepared.memory.load(zebin, &loaded.program);
    }
    let bounds = match bind_launches(&launch, &prepared, &loaded) {
        Ok(bounds) if problems.is_empty() => bounds,
        Ok(_) => return Err(join_problems(&problems)),
        Err(errors) => {
            problems.extend(describe_errors(errors));
            return Err(join_problems(&problems));
        }
    };
    warn_of_missing_instructions(context, &bounds, &prepared, &loaded)?;
    let (prepared, loaded, outputs) = (&prepared, &loaded, &outputs);
    let (programs, is_compiled) = (inputs.programs()?, inputs.is_compiled);
    let check_outputs = &check_outputs;
    body(context, ReadyRun { programs, loaded, prepared, bounds, is_compiled, outputs, check_outputs })
}

/// Completes the launches by what the program says of their kernels. Returns one error for each
/// launch that cannot be completed.
fn resolve_launches(launch: &mut LaunchFile, request: &RunRequest<'_>, loaded: &LoadedProgram<'_>) -> Vec<LaunchError> {
    let mut errors = Vec::new();
    for index in 0..launch.launches.len() {
        let is_command_line = request.launch.is_command_line();
        if !is_command_line && !launch.needs_kernel(index) {
            continue;
        }
        let path = launch.launch_path(index);
        if let Err(error) = resolve_launch(launch, index, request, loaded) {
            // Problems of arguments begin with their paths.
            errors.push(if matches!(error, LaunchError::Program(_)) { error.in_launch(&path) } else { error });
        }
    }
    errors
}

/// Completes a launch. The buffers of a launch on the command line that the kernel may write are
/// its outputs.
fn resolve_launch(
    launch: &mut LaunchFile,
    index: usize,
    request: &RunRequest<'_>,
    loaded: &LoadedProgram<'_>,
) -> Result<(), LaunchError> {
    if launch.launches[index].kernel.is_empty() {
        let names = loaded.kernel_names();
        launch.launches[index].kernel = match names.as_slice() {
            [name] => name.clone(),
            [] => return Err(LaunchError::of_program("there is no kernel in it")),
            names => {
                let listed = list_kernels(names);
                return Err(LaunchError::of_program(format!(
                    "it has {} kernels: {listed}; `--kernel NAME` names one",
                    names.len()
                )));
            }
        };
    }
    let of_launch = &launch.launches[index];
    let kernel = loaded.kernel(&of_launch.kernel, &of_launch.inputs)?;
    launch.resolve(index, &kernel)?;
    if request.launch.is_command_line() {
        let launch = &mut launch.launches[index];
        // An argument may be given by its position.
        launch.arg_names = (0..launch.args.len()).map(|position| kernel.argument_label(position)).collect();
        for (position, argument) in launch.args.iter_mut().enumerate() {
            if let Some(output) = argument.output_mut().filter(|_| kernel.may_write(position)) {
                output.shown = true;
                output.file = request.out.map(|_| format!("{}.npy", kernel.argument_label(position)).into());
            }
        }
    }
    Ok(())
}

/// Binds the arguments of all launches.
///
/// # Errors
/// One error for each launch that cannot be made.
fn bind_launches<'m>(
    launch: &LaunchFile,
    prepared: &'m Prepared,
    loaded: &LoadedProgram<'_>,
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

/// Warns about kernels with instructions that the platform does not have.
fn warn_of_missing_instructions(
    context: &mut Context<'_>,
    bounds: &[Bound<'_>],
    prepared: &Prepared,
    loaded: &LoadedProgram<'_>,
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
