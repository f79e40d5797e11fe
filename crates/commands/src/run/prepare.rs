//! Prepares the launches of a launch file: reads and loads everything that they need, and binds
//! their arguments.
//!
//! For example, `visa run` runs the bound launches on all cores, and `visa debug` runs them one
//! instruction at a time.

use super::inputs::{self, Inputs, LaunchSource, LoadedProgram};
use super::outputs::Outputs;
use crate::files::{InputFile, OutputPlan};
use openvisa_cli_support::{Context, ExitStatus, Failure};
use openvisa_isa::Platform;
use openvisa_sim::{Bound, LaunchError, LaunchFile, Prepared};
use std::path::Path;

/// The files of a run, and how they are read.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RunRequest<'r> {
    /// The programs.
    pub(crate) files: &'r [InputFile],
    /// The zebin, if no program is one.
    pub(crate) zebin: Option<&'r Path>,
    /// The launch file.
    pub(crate) launch: &'r LaunchSource,
    /// The folder for outputs. `None` means that of the launch file.
    pub(crate) out: Option<&'r Path>,
    /// The platform that the user names.
    pub(crate) platform: Option<Platform>,
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
fn join_problems(problems: &[String]) -> Failure {
    Failure::Unreadable(problems.join("\nerror: "))
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
    InputFile::refuse_repeated_stdin(request.files)?;
    let source = request.launch;
    let inputs = Inputs::read(context, request.files, request.zebin)?;
    let text = source.read()?;
    let of_launch = |problem: &String| format!("`{}`: {problem}", source.name());
    let said = |error: LaunchError| -> Vec<String> { error.problems().iter().map(of_launch).collect() };
    let launch = LaunchFile::parse(&text).map_err(|error| join_problems(&said(error)))?;
    let folder = source.folder();
    let outputs = Outputs::new(&launch, folder, request.out);
    let check_outputs = || -> Vec<String> {
        let mut plan = OutputPlan::default();
        request.files.iter().for_each(|file| plan.read(file));
        request.zebin.iter().for_each(|path| plan.read_path(path));
        source.path().into_iter().for_each(|path| plan.read_path(path));
        outputs.check(plan).iter().map(of_launch).collect()
    };
    // All problems are reported in one run, before a kernel runs.
    let mut problems = if request.has_outputs { check_outputs() } else { Vec::new() };
    let mut prepared = launch.prepare(folder, request.max_memory).map_err(|error| {
        problems.extend(said(error));
        join_problems(&problems)
    })?;
    let platform = inputs.choose_platform(request.platform)?;
    let objects = match inputs.assemble(context, platform)? {
        Some(objects) => objects,
        None if problems.is_empty() => return Ok(ExitStatus::Findings),
        None => return Err(join_problems(&problems)),
    };
    let loaded = LoadedProgram::new(&inputs, &objects, platform, request.reference)?;
    if let Some(zebin) = &inputs.zebin {
        prepared.memory.load(zebin, &loaded.program);
    }
    let bounds = match bind_launches(&launch, &prepared, &loaded) {
        Ok(bounds) if problems.is_empty() => bounds,
        Ok(_) => return Err(join_problems(&problems)),
        Err(errors) => {
            for error in errors {
                let name = match error.is_of_program() {
                    true => inputs.program_path().to_string_lossy(),
                    false => source.name(),
                };
                problems.extend(error.problems().iter().map(|problem| format!("`{name}`: {problem}")));
            }
            return Err(join_problems(&problems));
        }
    };
    warn_of_missing_instructions(context, &bounds, &prepared, &loaded)?;
    let (prepared, loaded, outputs) = (&prepared, &loaded, &outputs);
    let programs = inputs.programs()?;
    body(context, ReadyRun { programs, loaded, prepared, bounds, outputs, check_outputs: &check_outputs })
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
