//! Kernels that run on the CPU.

use crate::arguments::KernelArguments;
use crate::errors::{
    ArgumentError, assembly_error, file_error, format_error, launch_error, launch_problems, run_error,
};
use crate::module::PyVisaModule;
use crate::pickling::{Reduced, reduce};
use crate::source::{Count, ProgramSource, check_text, parse_platform};
use crate::trace::PyTraceStep;
use openvisa::isa::{Enumeration, Platform};
use openvisa::text::{Listing, ParseOptions, parse};
use openvisa_sim::{
    Bound as BoundKernel, Check, Checker, InexactInstruction, KernelInfo, LaunchFinding, Memory, Options, Program,
    Sizes, TraceRecorder, Zebin,
};
use pyo3::exceptions::{PyRuntimeError, PyTypeError};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyList, PyTuple};
use self_cell::self_cell;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::atomic::{AtomicBool, AtomicU64};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::Duration;

self_cell!(
    /// A compiled program with the object files that it borrows from.
    struct LoadedProgram {
        owner: Vec<Vec<u8>>,
        #[covariant]
        dependent: Program,
    }
);

/// A kernel, ready to run on the CPU.
///
/// ``program`` is a zebin of the vendor's compiler, an object file or an assembler text: ``bytes``,
/// a ``pathlib.Path``, a ``str`` with assembler text, or a ``Module``. ``name`` is needed if the
/// program has several kernels.
///
/// A zebin needs the assembler text of its kernels. ``ocloc compile -internal_options
/// -ze-emit-zebin-visa-sections`` puts it into the zebin; otherwise it is ``text``, one program or
/// a list of them. A program without a zebin takes its inputs (``.input``) as arguments, in their
/// order.
///
/// ``platform`` is a name or a member of ``openvisa.isa.Platform``. By default it is that of the
/// zebin or of the module, or else one whose registers have the size that the inputs of the kernel
/// show.
///
/// Raises ``AssemblyError`` if a text has errors, ``FormatError`` if a file cannot be read, and
/// ``LaunchError`` if there is no such kernel.
#[pyclass(frozen, name = "Kernel", module = "openvisa")]
pub(crate) struct PyKernel {
    program: LoadedProgram,
    info: KernelInfo,
    zebin: Option<Zebin>,
    /// The file of the zebin, from which a copy of the kernel is made.
    zebin_file: Vec<u8>,
    platform: Platform,
}

/// An argument of a kernel, as its source declares it.
#[pyclass(frozen, get_all, name = "Argument", module = "openvisa")]
#[derive(Serialize, Deserialize)]
pub(crate) struct PyArgument {
    /// Index, from 0.
    index: usize,
    /// Name, or an empty string if the compiler did not keep it.
    name: String,
    /// Type in OpenCL C, for example ``float*``, or an empty string if the compiler did not keep
    /// it.
    r#type: String,
}

/// The statistics of a run.
#[pyclass(frozen, name = "Report", module = "openvisa")]
#[derive(Serialize, Deserialize)]
pub(crate) struct PyReport {
    /// Number of work-items.
    #[pyo3(get)]
    items: u64,
    /// Number of executed instructions. An instruction counts once for all its channels.
    #[pyo3(get)]
    instructions: u64,
    /// Duration of the run in seconds, without the copies of buffers.
    #[pyo3(get)]
    seconds: f64,
    /// Text that the kernel printed, in the order of its work-items.
    #[pyo3(get)]
    printed: String,
    /// Number of executions of each instruction by its name, most frequent first.
    profile: Vec<(String, u64)>,
    /// Instructions in the code of the kernel and of the functions that it calls whose results a
    /// device need not give exactly. With ``profile=True``, those that were executed.
    #[pyo3(get)]
    inexact: Vec<PyInexactInstruction>,
    /// What the checks found. Empty without ``check``.
    #[pyo3(get)]
    findings: Vec<PyLaunchFinding>,
}

/// A mistake that a check has found in a run, for example a data race.
///
/// ``str(finding)`` has all lines that ``visa run --check`` prints: the mistake, and the
/// instructions with their lines of the source.
#[pyclass(frozen, get_all, name = "LaunchFinding", module = "openvisa")]
#[derive(Clone, Serialize, Deserialize)]
pub(crate) struct PyLaunchFinding {
    /// Name of the check, for example ``races``.
    check: String,
    /// The mistake, without the instructions.
    message: String,
    /// Number of times that the same instructions did it.
    count: u64,
    /// The mistake with its instructions and their lines.
    text: String,
    /// The source file of the first instruction whose line the compiler kept, or ``None``.
    file: Option<String>,
    /// The line in the source file, from 1, or ``None``.
    line: Option<u32>,
}

#[pymethods]
impl PyLaunchFinding {
    /// Supports ``pickle`` and ``copy``.
    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Reduced<'py>> {
        reduce(py, "LaunchFinding", self)
    }

    fn __str__(&self) -> &str {
        &self.text
    }

    fn __repr__(&self) -> String {
        format!("<LaunchFinding {}: {}>", self.check, self.message)
    }
}

/// A kind of instruction whose results a device need not give exactly.
///
/// ``str(row)`` is what ``visa run`` prints, for example ``INV of F within 3 ULP``.
#[pyclass(frozen, get_all, name = "InexactInstruction", module = "openvisa")]
#[derive(Clone, Serialize, Deserialize)]
pub(crate) struct PyInexactInstruction {
    /// Name of the instruction in the specification, for example ``INV``.
    instruction: String,
    /// The type of the result, for example ``F``.
    #[pyo3(name = "type")]
    data_type: String,
    /// ``within`` if the error has a bound, ``approximate`` if no document bounds it, or
    /// ``unspecified`` if no document says which result of several a device gives.
    accuracy: String,
    /// The largest error in units of the last place, or ``None``.
    ulp: Option<u16>,
    /// Number of executions, or ``None`` without ``profile=True``.
    executions: Option<u64>,
    /// Why the results are not exact, and where a bound comes from.
    reason: String,
    /// The place in the specification: file and line.
    spec: String,
    /// The text of the row.
    text: String,
}

impl PyInexactInstruction {
    fn new(row: &InexactInstruction) -> Self {
        let accuracy = row.info.accuracy;
        Self {
            instruction: row.kind.info().name.to_owned(),
            data_type: row.result.name().to_owned(),
            accuracy: accuracy.name().to_owned(),
            ulp: accuracy.bound(),
            executions: row.executions,
            reason: row.info.reason.to_owned(),
            spec: row.spec(),
            text: row.to_string(),
        }
    }
}

#[pymethods]
impl PyInexactInstruction {
    /// Supports ``pickle`` and ``copy``.
    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Reduced<'py>> {
        reduce(py, "InexactInstruction", self)
    }

    fn __str__(&self) -> &str {
        &self.text
    }

    fn __repr__(&self) -> String {
        format!("<InexactInstruction {}>", self.text)
    }
}

fn zebin_error(py: Python<'_>, error: &openvisa_sim::ZebinError) -> PyErr {
    format_error(py, format!("the zebin cannot be read: {error}"), None)
}

/// Returns the object file of a program.
fn object_file(py: Python<'_>, source: ProgramSource, platform: Option<Platform>) -> PyResult<Vec<u8>> {
    match source {
        ProgramSource::Object(bytes) => Ok(bytes),
        ProgramSource::Text(text) => assemble_text(py, &text, platform),
        ProgramSource::Zebin(bytes) => {
            let texts = Zebin::texts(&bytes).map_err(|error| zebin_error(py, &error))?;
            match texts.as_slice() {
                [text] => assemble_text(py, text, platform),
                _ => Err(format_error(py, "the text of a kernel is a zebin that does not hold one text", None)),
            }
        }
    }
}

fn assemble_text(py: Python<'_>, text: &str, platform: Option<Platform>) -> PyResult<Vec<u8>> {
    check_text(py, text)?;
    let options = ParseOptions { platform, text_only_types: true, ..ParseOptions::default() };
    let parsed = py.detach(|| parse(text, &options));
    if !parsed.is_ok() {
        return Err(assembly_error(py, &parsed.diagnostics, text));
    }
    parsed.module.to_bytes().map_err(|error| format_error(py, error.to_string(), None))
}

/// Opens object files, and checks that their values are those of the specification.
fn open_modules<'a>(py: Python<'_>, files: &'a [Vec<u8>]) -> PyResult<Vec<openvisa::Module<'a>>> {
    let open = |bytes: &'a Vec<u8>| {
        let module = openvisa::Module::open_text_form(bytes).map_err(|error| file_error(py, &error))?.fitted();
        let mut first = None;
        module.check(&mut |finding| {
            first.get_or_insert(finding);
        });
        first.map_or(Ok(module), |finding| Err(file_error(py, &finding)))
    };
    files.iter().map(open).collect()
}

/// Returns a platform whose register size is the offset of the first input: the payload begins
/// after the header register.
fn platform_of_payload(modules: &[openvisa::Module<'_>]) -> Platform {
    let kernels = modules.iter().flat_map(|module| module.kernels().flatten());
    let first = kernels.flat_map(|kernel| kernel.inputs().iter().map(|input| input.offset).min()).min();
    let same = |platform: &&Platform| platform.register_bytes().map(i32::from) == first.map(i32::from);
    Platform::ALL.iter().rev().find(same).copied().unwrap_or(Platform::Skl)
}

/// The object files of a program, before they are compiled.
struct ProgramFiles {
    files: Vec<Vec<u8>>,
    zebin: Option<Zebin>,
    zebin_file: Vec<u8>,
    platform: Platform,
}

impl ProgramFiles {
    fn read(program: &Bound<'_, PyAny>, text: Option<&Bound<'_, PyAny>>, named: Option<Platform>) -> PyResult<Self> {
        let py = program.py();
        if let Ok(module) = program.cast::<PyVisaModule>() {
            let files = vec![module.get().file_bytes().to_vec()];
            let platform = match named.or(module.get().platform()) {
                Some(platform) => platform,
                None => platform_of_payload(&open_modules(py, &files)?),
            };
            return Ok(Self { files, zebin: None, zebin_file: Vec::new(), platform });
        }
        match ProgramSource::read(program)? {
            ProgramSource::Zebin(bytes) => Self::of_zebin(py, &bytes, text, named),
            _ if text.is_some() => Err(PyTypeError::new_err("`text` is for a zebin, but the program is none")),
            ProgramSource::Object(bytes) => {
                let files = vec![bytes];
                let platform = match named {
                    Some(platform) => platform,
                    None => platform_of_payload(&open_modules(py, &files)?),
                };
                Ok(Self { files, zebin: None, zebin_file: Vec::new(), platform })
            }
            // The register size of the platform decides how a text is read, so it is read twice if
            // the payload shows the size.
            ProgramSource::Text(text) => {
                let platform = match named {
                    Some(platform) => platform,
                    None => platform_of_payload(&open_modules(py, &[assemble_text(py, &text, None)?])?),
                };
                Ok(Self {
                    files: vec![assemble_text(py, &text, Some(platform))?],
                    zebin: None,
                    zebin_file: Vec::new(),
                    platform,
                })
            }
        }
    }

    fn of_zebin(
        py: Python<'_>,
        bytes: &[u8],
        text: Option<&Bound<'_, PyAny>>,
        named: Option<Platform>,
    ) -> PyResult<Self> {
        let zebin = Zebin::parse(bytes).map_err(|error| zebin_error(py, &error))?;
        let read = |platform| Self::assemble_texts(py, bytes, text, platform);
        let (files, platform) = match named.or(zebin.platform()) {
            Some(platform) => (read(Some(platform))?, platform),
            // The register size of the platform decides how a text is read, so it is read twice if
            // the payload shows the size.
            None => {
                let platform = platform_of_payload(&open_modules(py, &read(None)?)?);
                (read(Some(platform))?, platform)
            }
        };
        Ok(Self { files, zebin: Some(zebin), zebin_file: bytes.to_vec(), platform })
    }

    /// Returns the object files of a zebin: of the given texts, or else of those in it.
    fn assemble_texts(
        py: Python<'_>,
        bytes: &[u8],
        given: Option<&Bound<'_, PyAny>>,
        platform: Option<Platform>,
    ) -> PyResult<Vec<Vec<u8>>> {
        let Some(given) = given else {
            let texts: Vec<Cow<'_, str>> = Zebin::texts(bytes).map_err(|error| zebin_error(py, &error))?;
            if texts.is_empty() {
                let what = "the zebin holds no assembler text; compile with `-internal_options \
                            -ze-emit-zebin-visa-sections`, or pass `text`";
                return Err(format_error(py, what, None));
            }
            return texts.iter().map(|text| assemble_text(py, text, platform)).collect();
        };
        let list = match (given.cast::<PyList>(), given.cast::<PyTuple>()) {
            (Ok(list), _) => list.iter().collect(),
            (_, Ok(tuple)) => tuple.iter().collect(),
            _ => vec![given.clone()],
        };
        let file = |text: &Bound<'_, PyAny>| match text.cast::<PyVisaModule>() {
            Ok(module) => Ok(module.get().file_bytes().to_vec()),
            Err(_) => object_file(py, ProgramSource::read(text)?, platform),
        };
        list.iter().map(file).collect()
    }

    /// Returns the description of a kernel: from the zebin, or else from its own inputs.
    fn kernel_info(&self, py: Python<'_>, name: Option<&str>) -> PyResult<KernelInfo> {
        let modules = open_modules(py, &self.files)?;
        let kernels: Vec<_> = modules.iter().flat_map(|module| module.kernels().flatten()).collect();
        // A zebin can have the text of a symbol table, which is no kernel.
        let described = |name: &str| self.zebin.as_ref().is_none_or(|zebin| zebin.kernel(name).is_some());
        let names = kernels.iter().map(|kernel| kernel.name().to_string());
        let names: Vec<String> = names.filter(|name| described(name)).collect();
        let listed = || names.iter().map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", ");
        let name = match (name, names.as_slice()) {
            (Some(name), _) => name,
            (None, [name]) => name,
            (None, []) => return Err(launch_problems(py, &["there is no kernel in the program".to_owned()])),
            (None, _) => {
                let what = format!("the program has several kernels: {}; name one", listed());
                return Err(launch_problems(py, &[what]));
            }
        };
        let missing =
            || launch_problems(py, &[format!("there is no kernel `{name}` in the program, only {}", listed())]);
        match &self.zebin {
            Some(zebin) => zebin.kernel(name).cloned().ok_or_else(missing),
            None => {
                let kernel = kernels.iter().rfind(|kernel| kernel.name() == *name).ok_or_else(missing)?;
                KernelInfo::of(kernel).map_err(|error| launch_error(py, &error))
            }
        }
    }
}

/// Returns a size in three dimensions from a number, or from a sequence of up to three.
fn three_sizes(given: &Bound<'_, PyAny>, name: &str, default: u32) -> PyResult<[u32; 3]> {
    let wrong = || {
        let found = given.repr().map(|text| text.to_string()).unwrap_or_default();
        let what =
            format!("`{name}` is a number, or a tuple of one to three numbers, from 0 to 4294967295, not {found}");
        ArgumentError::new_err(what)
    };
    if let Ok(size) = given.extract::<u32>() {
        return Ok([size, default, default]);
    }
    let list: Vec<u32> = given.extract().map_err(|_| wrong())?;
    let mut sizes = [default; 3];
    match list.len() {
        1..=3 => sizes[..list.len()].copy_from_slice(&list),
        _ => return Err(wrong()),
    }
    Ok(sizes)
}

/// Returns the sizes of a launch.
fn launch_sizes(
    grid: &Bound<'_, PyAny>,
    group: Option<&Bound<'_, PyAny>>,
    offset: Option<&Bound<'_, PyAny>>,
) -> PyResult<Sizes> {
    Ok(Sizes {
        global: three_sizes(grid, "grid", 1)?,
        local: group.map(|group| three_sizes(group, "group", 1)).transpose()?.unwrap_or_default(),
        offset: offset.map(|offset| three_sizes(offset, "offset", 0)).transpose()?.unwrap_or_default(),
    })
}

fn parse_timeout(seconds: Option<f64>) -> PyResult<Option<Duration>> {
    let duration = seconds.map(Duration::try_from_secs_f64).transpose();
    duration.map_err(|error| ArgumentError::new_err(format!("`timeout` is no duration in seconds: {error}")))
}

#[pymethods]
impl PyKernel {
    #[new]
    #[pyo3(signature = (program, name = None, *, text = None, platform = None))]
    fn new(
        program: &Bound<'_, PyAny>,
        name: Option<&str>,
        text: Option<&Bound<'_, PyAny>>,
        platform: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Self> {
        let py = program.py();
        let files = ProgramFiles::read(program, text, parse_platform(platform)?)?;
        let info = files.kernel_info(py, name)?;
        let ProgramFiles { files, zebin, zebin_file, platform } = files;
        let program = LoadedProgram::try_new(files, |files| {
            let modules = open_modules(py, files)?;
            let loaded = py.detach(|| Program::load(&modules, platform));
            loaded.map_err(|error| launch_problems(py, &[error.to_string()]))
        })?;
        Ok(Self { program, info, zebin, zebin_file, platform })
    }

    /// Supports ``pickle`` and ``copy``: the arguments that make the kernel again.
    fn __getnewargs_ex__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyTuple>, Bound<'py, PyDict>)> {
        let files: Vec<_> = self.program.borrow_owner().iter().map(|file| PyBytes::new(py, file)).collect();
        let named = PyDict::new(py);
        named.set_item("platform", self.platform.name())?;
        let program = match (&self.zebin, files.as_slice()) {
            (None, [file]) => file.clone(),
            _ => {
                named.set_item("text", files)?;
                PyBytes::new(py, &self.zebin_file)
            }
        };
        Ok((PyTuple::new(py, [program.as_any(), self.info.name.as_str().into_pyobject(py)?.as_any()])?, named))
    }

    /// Name of the kernel.
    #[getter]
    fn name(&self) -> &str {
        &self.info.name
    }

    /// Platform, a member of ``openvisa.isa.Platform``.
    #[getter]
    fn platform<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        py.import("openvisa.isa")?.getattr("Platform")?.get_item(self.platform.name())
    }

    /// Number of work-items that a thread runs in its channels: 1, 8, 16 or 32.
    #[getter]
    fn simd_size(&self) -> Option<u32> {
        self.program.borrow_dependent().simd_size(&self.info.name)
    }

    /// Arguments in their order.
    #[getter]
    fn arguments(&self) -> Vec<PyArgument> {
        let arguments = (0..self.info.argument_count()).map(|index| {
            let known = self.info.arguments.iter().find(|argument| argument.index == index);
            let type_name = known.map(|argument| argument.type_name.split(';').next().unwrap_or_default().to_owned());
            let name = known.map(|argument| argument.name.clone()).unwrap_or_default();
            PyArgument { index, name, r#type: type_name.unwrap_or_default() }
        });
        arguments.collect()
    }

    /// Runs the kernel, and returns the statistics of the run. Arrays change in place.
    ///
    /// ``grid`` is the number of work-items in each dimension, and ``group`` that of a work-group:
    /// a number, or a tuple of one to three. Without ``group``, the size is the one that the kernel
    /// requires, or one that divides ``grid``.
    ///
    /// ``args`` are the arguments in their order:
    ///
    /// - a pointer is an array of NumPy, another object with the buffer protocol or DLPack, or
    ///   ``None`` for null. Its memory is contiguous and in main memory, and is passed as it is.
    ///   Elements have the type that the kernel declares; arrays of bytes can be passed for any
    ///   type;
    /// - a value is a number, a NumPy scalar, a tuple of numbers for a vector, or the bytes of a
    ///   structure;
    /// - a pointer to local memory is ``LocalMemory``, an image ``Image`` and a sampler
    ///   ``Sampler``.
    ///
    /// ``offset`` is the global id of the first work-item, ``threads`` the number of host threads
    /// (0: one for each core), ``timeout`` the maximum duration in seconds, and
    /// ``max_instructions`` the maximum number of instructions of one thread. With ``strict``,
    /// accesses that hardware tolerates are errors as well, such as one outside of a surface. With
    /// ``profile``, executions are counted. ``check`` names checks of the run, separated by commas,
    /// such as ``"races,uninitialized"``, or ``"all"``; what they find is in the report.
    /// ``progress`` is called with the numbers of finished work-groups and of all of them: about
    /// twenty times a second, and at the end. An exception that it raises stops the run.
    ///
    /// The interpreter's lock is released during the run. Each buffer is copied once before the
    /// run, and once after it unless the kernel declares it as read-only. If the run fails, arrays
    /// keep their contents. Ctrl-C stops a run on the main thread.
    ///
    /// Raises ``LaunchError`` with all problems of arguments and sizes, and ``RunError`` if the
    /// kernel fails.
    #[pyo3(signature = (grid, group = None, *args, offset = None, threads = 0, timeout = None,
        max_instructions = None, strict = false, profile = false, check = "", progress = None))]
    #[allow(clippy::too_many_arguments)]
    fn run<'py>(
        &self,
        py: Python<'py>,
        grid: &Bound<'py, PyAny>,
        group: Option<&Bound<'py, PyAny>>,
        args: &Bound<'py, PyTuple>,
        offset: Option<&Bound<'py, PyAny>>,
        threads: i64,
        timeout: Option<f64>,
        max_instructions: Option<Count>,
        strict: bool,
        profile: bool,
        check: &str,
        progress: Option<Py<PyAny>>,
    ) -> PyResult<PyReport> {
        let checks = Check::parse_list(check).map_err(|error| ArgumentError::new_err(format!("`check`: {error}")))?;
        let checker = Checker::new(&checks);
        let sizes = launch_sizes(grid, group, offset)?;
        let threads = usize::try_from(threads)
            .map_err(|_| ArgumentError::new_err(format!("`threads` is a number from 0 on, not {threads}")))?;
        let mut options = Options { threads, strict, profile, ..Options::default() };
        options.max_instructions = max_instructions.map_or(options.max_instructions, |count| count.0);
        options.timeout = parse_timeout(timeout)?;
        let mut arguments = self.convert_arguments(py, args)?;
        let counter = GroupCounter::default();
        let mut told = (0, 0);
        let mut tell = |py: Python<'_>| match (&progress, counter.groups()) {
            (Some(progress), groups) if groups != told => {
                told = groups;
                progress.call1(py, groups).map(drop)
            }
            _ => Ok(()),
        };
        let report = {
            let (info, program) = (&self.info, self.program.borrow_dependent());
            let (memory, values) = (&arguments.memory, &arguments.values);
            let count = |done, total| counter.set(done, total);
            let count: Option<&(dyn Fn(u64, u64) + Sync)> = if progress.is_some() { Some(&count) } else { None };
            run_interruptibly(py, &mut tell, |cancelled| {
                let options =
                    Options { cancelled: Some(cancelled), checker: checker.as_ref(), progress: count, ..options };
                let bound = BoundKernel::new(program, info, memory, values, sizes).map_err(Failed::Launch)?;
                bound.run(program, options).map_err(Failed::Run)
            })?
        };
        let findings = self.describe_findings(py, checker.map(|checker| checker.findings()).unwrap_or_default())?;
        let report = match report {
            Ok(report) => report,
            Err(Failed::Launch(error)) => return Err(launch_error(py, &error)),
            Err(Failed::Run(error)) => return Err(run_error(py, &error, findings, Vec::new())),
            Err(Failed::NoThread(_)) => return Err(PyRuntimeError::new_err("the launch has no such thread")),
        };
        tell(py)?;
        arguments.copy_back(py);
        let profile = report.profile.iter().map(|(kind, count)| (kind.info().name.to_owned(), *count)).collect();
        Ok(PyReport {
            items: report.items,
            instructions: report.instructions,
            seconds: report.time.as_secs_f64(),
            printed: report.printed,
            profile,
            inexact: report.inexact.iter().map(PyInexactInstruction::new).collect(),
            findings,
        })
    }

    /// Runs one thread of a work-group step by step, and returns what it executed: a list of
    /// ``TraceStep``. ``visa run --trace`` prints it.
    ///
    /// ``grid``, ``group``, ``args``, ``offset``, ``timeout`` and ``strict`` are those of ``run``.
    /// ``of_group`` are the coordinates of the work-group, the only one that runs, by default the
    /// first one, and ``thread`` is the index of the thread in it. A thread runs as many work-items as
    /// the kernel has channels. Arrays keep their contents. A thread that executes more than
    /// ``max_instructions``, by default 100,000, fails.
    ///
    /// Raises ``LaunchError`` as ``run`` does, ``ArgumentError`` if there is no such thread, and
    /// ``RunError`` if the kernel fails. The error has the steps until then, as ``trace``.
    #[pyo3(signature = (grid, group = None, *args, of_group = None, thread = 0, offset = None, timeout = None,
        max_instructions = None, strict = false))]
    #[allow(clippy::too_many_arguments)]
    fn trace<'py>(
        &self,
        py: Python<'py>,
        grid: &Bound<'py, PyAny>,
        group: Option<&Bound<'py, PyAny>>,
        args: &Bound<'py, PyTuple>,
        of_group: Option<&Bound<'py, PyAny>>,
        thread: usize,
        offset: Option<&Bound<'py, PyAny>>,
        timeout: Option<f64>,
        max_instructions: Option<Count>,
        strict: bool,
    ) -> PyResult<Vec<PyTraceStep>> {
        let sizes = launch_sizes(grid, group, offset)?;
        let max_instructions = max_instructions.map_or(MAX_TRACED_INSTRUCTIONS, |count| count.0);
        let mut options = Options { strict, max_instructions, ..Options::default() };
        options.timeout = parse_timeout(timeout)?;
        let arguments = self.convert_arguments(py, args)?;
        let (info, program) = (&self.info, self.program.borrow_dependent());
        let of_group = of_group.map(|group| three_sizes(group, "of_group", 0)).transpose()?.unwrap_or_default();
        let modules = open_modules(py, self.program.borrow_owner())?;
        let mut recorder = TraceRecorder::new(&modules, self.platform);
        let mut steps: Vec<PyTraceStep> = Vec::new();
        let result = run_interruptibly(py, &mut |_| Ok(()), |cancelled| {
            let options = Options { cancelled: Some(cancelled), ..options };
            let bound =
                BoundKernel::new(program, info, &arguments.memory, &arguments.values, sizes).map_err(Failed::Launch)?;
            if !bound.has_thread(of_group, thread) {
                return Err(Failed::NoThread(bound.groups()));
            }
            let mut tell = |step: openvisa_sim::TraceStep<'_>| {
                let changes = recorder.changes(&step);
                if let Some(last) = steps.last_mut() {
                    last.changes = changes;
                }
                steps.push(PyTraceStep::new(&step, &recorder));
            };
            bound.trace(program, of_group, thread, options, &mut tell).map_err(Failed::Run)
        })?;
        match result {
            Ok(()) => Ok(steps),
            Err(Failed::Launch(error)) => Err(launch_error(py, &error)),
            Err(Failed::Run(error)) => Err(run_error(py, &error, Vec::new(), steps)),
            Err(Failed::NoThread([x, y, z])) => Err(ArgumentError::new_err(format!(
                "there is no thread {thread} in the work-group {of_group:?}; the launch has {x}, {y}, {z} work-groups"
            ))),
        }
    }

    fn __repr__(&self) -> String {
        let names: Vec<_> = self.arguments().iter().map(PyArgument::declaration).collect();
        format!("<Kernel {}({}) for {}>", self.info.name, names.join(", "), self.platform.name())
    }
}

impl PyKernel {
    /// Converts the arguments of a launch.
    fn convert_arguments<'py>(&self, py: Python<'py>, given: &Bound<'py, PyTuple>) -> PyResult<KernelArguments<'py>> {
        let mut memory = Memory::default();
        if let Some(zebin) = &self.zebin {
            memory.load(zebin, self.program.borrow_dependent());
        }
        let arguments = KernelArguments::convert(&self.info, given, memory)?;
        arguments.map_err(|problems| launch_problems(py, &problems))
    }

    /// Describes findings with the instructions of the program.
    fn describe_findings(&self, py: Python<'_>, findings: Vec<LaunchFinding>) -> PyResult<Vec<PyLaunchFinding>> {
        if findings.is_empty() {
            return Ok(Vec::new());
        }
        let listing = Listing::new(&open_modules(py, self.program.borrow_owner())?, Some(self.platform));
        let describe = |finding: LaunchFinding| {
            let source = finding.sites.iter().find_map(|site| listing.source(&site.routine, site.instruction.0));
            PyLaunchFinding {
                check: finding.check.name().to_owned(),
                count: finding.count,
                text: finding.to_text(&listing),
                file: source.map(|source| source.file.to_string()).filter(|file| !file.is_empty()),
                line: source.map(|source| source.line),
                message: finding.message,
            }
        };
        Ok(LaunchFinding::join_lines(findings, &listing).into_iter().map(describe).collect())
    }
}

/// Maximum number of instructions of a traced thread, if the user names none. A step takes some
/// hundred bytes.
const MAX_TRACED_INSTRUCTIONS: u64 = 100_000;

/// How often signals are checked while a kernel runs.
const SIGNAL_INTERVAL: Duration = Duration::from_millis(50);

/// The numbers of finished and of all work-groups of a launch, from its worker threads.
#[derive(Default)]
struct GroupCounter {
    done: AtomicU64,
    total: AtomicU64,
}

impl GroupCounter {
    fn set(&self, done: u64, total: u64) {
        self.total.store(total, Relaxed);
        // Workers may call in another order than they counted.
        self.done.fetch_max(done, Relaxed);
    }

    fn groups(&self) -> (u64, u64) {
        (self.done.load(Relaxed), self.total.load(Relaxed))
    }
}

/// Runs `body` on another thread with the interpreter's lock released, and calls `tick` on this one
/// in intervals. `body` gets a flag that is set when a signal arrives or `tick` fails, and returns
/// soon after that.
///
/// # Errors
/// The exception that the handler of a signal raised, for example `KeyboardInterrupt`, or that of
/// `tick`.
fn run_interruptibly<R: Send>(
    py: Python<'_>,
    tick: &mut (dyn FnMut(Python<'_>) -> PyResult<()> + Send),
    body: impl FnOnce(&AtomicBool) -> R + Send,
) -> PyResult<R> {
    let cancelled = &AtomicBool::new(false);
    let (result, raised) = py.detach(|| {
        let (sender, receiver) = mpsc::channel();
        std::thread::scope(|scope| {
            // The receiver lives until the thread has ended.
            scope.spawn(move || _ = sender.send(body(cancelled)));
            let mut raised = None;
            loop {
                match receiver.recv_timeout(SIGNAL_INTERVAL) {
                    Err(RecvTimeoutError::Timeout) if raised.is_none() => {
                        raised = Python::attach(|py| py.check_signals().and_then(|()| tick(py))).err();
                        cancelled.store(raised.is_some(), Relaxed);
                    }
                    Err(RecvTimeoutError::Timeout) => {}
                    Ok(result) => return (Some(result), raised),
                    // The thread panicked, which the scope reports.
                    Err(RecvTimeoutError::Disconnected) => return (None, raised),
                }
            }
        })
    });
    match (raised, result) {
        (Some(raised), _) => Err(raised),
        (None, Some(result)) => Ok(result),
        (None, None) => Err(PyRuntimeError::new_err("the launch gave no result")),
    }
}

/// The reason why a launch gave no result.
enum Failed {
    Launch(openvisa_sim::LaunchError),
    Run(Box<openvisa_sim::RunError>),
    /// There is no such thread; the launch has these numbers of work-groups.
    NoThread([u32; 3]),
}

impl PyArgument {
    /// Returns the declaration, for example `float* x`.
    fn declaration(&self) -> String {
        match (self.r#type.as_str(), self.name.as_str()) {
            ("", "") => format!("args[{}]", self.index),
            ("", name) => name.to_owned(),
            (of, name) => format!("{of} {name}").trim_end().to_owned(),
        }
    }
}

#[pymethods]
impl PyArgument {
    /// Supports ``pickle`` and ``copy``.
    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Reduced<'py>> {
        reduce(py, "Argument", self)
    }

    fn __repr__(&self) -> String {
        format!("<Argument {}: {}>", self.index, self.declaration())
    }
}

#[pymethods]
impl PyReport {
    /// Number of executions of each instruction by its name, most frequent first. Empty without
    /// ``profile=True``.
    #[getter]
    fn profile<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let counts = PyDict::new(py);
        self.profile.iter().try_for_each(|(name, count)| counts.set_item(name, count))?;
        Ok(counts)
    }

    /// Supports ``pickle`` and ``copy``.
    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Reduced<'py>> {
        reduce(py, "Report", self)
    }

    fn __repr__(&self) -> String {
        format!("<Report: {} work-items, {} instructions in {:.6} s>", self.items, self.instructions, self.seconds)
    }
}
