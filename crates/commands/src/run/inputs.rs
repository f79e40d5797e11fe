//! The inputs of a run besides arrays: programs, the zebin and the launch file.
//!
//! For example, `visa run k.visaasm --zebin k.bin --launch l.json` reads one program, its zebin and
//! one launch file.

use super::super::diagnostics::{OutputFormat, print_to_stderr};
use super::super::files::InputFile;
use super::super::platform::parse_platform;
use super::super::text;
use super::prepare::{join_problems, unreadable};
use super::source::{CompiledFile, compile, is_source};
use openvisa::Module;
use openvisa::module::KindBuf;
use openvisa_check::{CheckOptions, ProgramFile, check_for, describe_wrong_byte, is_elf_file};
use openvisa_cli_support::{Context, Failure, nearest};
use openvisa_findings::Finding;
use openvisa_isa::Platform;
use openvisa_sim::{InputRole, KernelInfo, Launch, LaunchArgument, LaunchError, LaunchFile, Program, Zebin};
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::ffi::OsString;
use std::fs::File;
use std::io::{self, BufRead, Read};
use std::path::{Path, PathBuf};

/// Maximum size of a launch file in bytes: 16 MiB.
const MAX_LAUNCH_BYTES: u64 = 1 << 24;

/// Maximum size of a zebin in bytes: 1 GiB.
const MAX_ZEBIN_BYTES: u64 = 1 << 30;

/// Reads a file of at most `max_bytes` bytes that begins with `start`.
fn read(path: &Path, start: &[u8], max_bytes: u64, what: &str) -> Result<Vec<u8>, Failure> {
    let cannot = |error: std::io::Error| Failure::Unreadable(format!("`{}` cannot be read: {error}", path.display()));
    let mut file = File::open(path).map_err(cannot)?;
    let mut bytes = Vec::new();
    (&mut file).take(start.len() as u64).read_to_end(&mut bytes).map_err(cannot)?;
    if bytes != start {
        return Err(unreadable(path, format!("it is no {what}")));
    }
    file.take(max_bytes - bytes.len() as u64 + 1).read_to_end(&mut bytes).map_err(cannot)?;
    if bytes.len() as u64 > max_bytes {
        return Err(unreadable(path, format!("a {what} has at most {} MiB", max_bytes >> 20)));
    }
    Ok(bytes)
}

/// Maximum size of a program, in bytes: 1 GiB.
const MAX_PROGRAM_BYTES: u64 = 1 << 30;

/// Reads a program. A file that can be no program, such as a device without an end, is refused by
/// its beginning.
fn read_program(context: &mut Context<'_>, file: &InputFile) -> Result<Vec<u8>, Failure> {
    let mut reader = file.open(context)?;
    let beginning = reader.fill_buf().map_err(|error| file.unreadable(&error))?;
    if !is_source(file, beginning) {
        text::check_beginning(file, beginning)?;
    }
    read_at_most(reader, MAX_PROGRAM_BYTES).map_err(|error| file.unreadable(&error))
}

/// Reads everything that a reader gives.
///
/// # Errors
/// If the reader fails, or gives more than `max_bytes` bytes.
fn read_at_most(from: impl Read, max_bytes: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    from.take(max_bytes + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 <= max_bytes {
        return Ok(bytes);
    }
    Err(io::Error::new(io::ErrorKind::FileTooLarge, format!("a program has at most {} MiB", max_bytes >> 20)))
}

/// A launch of one kernel whose arguments are on the command line.
#[derive(Clone, Debug)]
pub(crate) struct ArgumentLaunch {
    /// The name of the kernel. `None` means the only one.
    pub(crate) kernel: Option<String>,
    /// Number of work-items in each dimension.
    pub(crate) global_size: Vec<u32>,
    /// Number of work-items of a group in each dimension. If empty, it is chosen.
    pub(crate) local_size: Vec<u32>,
    /// The arguments, with their names.
    pub(crate) arguments: Vec<(String, LaunchArgument)>,
}

/// A launch file, its text, or the arguments of a launch.
#[derive(Clone, Debug)]
pub(crate) enum LaunchSource {
    File(PathBuf),
    Text(String),
    Arguments(ArgumentLaunch),
}

impl From<OsString> for LaunchSource {
    /// Takes an argument of the command line. The text of a launch file begins with a brace.
    fn from(argument: OsString) -> Self {
        match argument.to_str() {
            Some(text) if text.starts_with('{') => Self::Text(text.to_owned()),
            _ => Self::File(argument.into()),
        }
    }
}

impl LaunchSource {
    /// Describes a problem of the launch: where it is, and what it is.
    pub(crate) fn describe(&self, problem: &str) -> String {
        let option = match self {
            Self::File(path) => return format!("`{}`: {problem}", path.display()),
            Self::Text(_) => return format!("`--launch`: {problem}"),
            Self::Arguments(_) => {
                [("args.", "--arg "), ("args:", "--arg:"), ("global_size", "--global"), ("local_size", "--local")]
            }
        };
        // Messages about the kernel have position and name: "args[1] (`x`) takes ...".
        if let Some((name, rest)) =
            problem.strip_prefix("args[").and_then(|rest| rest.split_once("] (`")?.1.split_once("`)"))
        {
            return format!("--arg {name}{rest}");
        }
        // Options stand for the members of a launch file.
        let renamed =
            option.iter().find_map(|(member, option)| Some(format!("{option}{}", problem.strip_prefix(member)?)));
        renamed.unwrap_or_else(|| problem.to_owned())
    }

    pub(super) fn path(&self) -> Option<&Path> {
        match self {
            Self::File(path) => Some(path),
            Self::Text(_) | Self::Arguments(_) => None,
        }
    }

    /// Returns whether the arguments are on the command line.
    pub(super) const fn is_command_line(&self) -> bool {
        matches!(self, Self::Arguments(_))
    }

    /// Returns the folder that paths are relative to: that of the file, or the current one.
    pub(super) fn folder(&self) -> &Path {
        self.path().and_then(Path::parent).unwrap_or(Path::new(""))
    }

    /// Reads the launch file, or makes one of the arguments.
    ///
    /// # Errors
    /// If the file cannot be read, is too large, is no text, or has another form. All problems of
    /// the form are listed.
    pub(crate) fn load(&self) -> Result<LaunchFile, Failure> {
        let text = match self {
            Self::File(path) => Self::read(path)?,
            Self::Text(text) => text.into(),
            Self::Arguments(launch) => {
                let (arg_names, args) = launch.arguments.iter().cloned().unzip();
                let launch = Launch {
                    kernel: launch.kernel.clone().unwrap_or_default(),
                    global_size: launch.global_size.clone(),
                    local_size: launch.local_size.clone(),
                    arg_names,
                    args,
                    ..Launch::default()
                };
                return Ok(LaunchFile { launches: vec![launch], ..LaunchFile::default() });
            }
        };
        LaunchFile::parse(&text).map_err(|error| {
            let problems: Vec<_> = error.problems().iter().map(|problem| self.describe(&problem.message)).collect();
            join_problems(&problems)
        })
    }

    /// Reads the text of a launch file.
    fn read(path: &Path) -> Result<Cow<'_, str>, Failure> {
        let text = String::from_utf8(read(path, b"", MAX_LAUNCH_BYTES, "launch file")?).map_err(|error| {
            let wrong = describe_wrong_byte(error.as_bytes(), error.utf8_error().valid_up_to());
            unreadable(path, format!("it is no text: {wrong}"))
        })?;
        Ok(text.into())
    }
}

/// The name of an object file in messages, and its bytes.
pub(super) type NamedObject = (String, Vec<u8>);

/// A program of a file.
pub(crate) struct NamedProgram<'a> {
    /// The name for messages.
    pub(crate) name: String,
    /// The file, unless it holds several programs.
    #[cfg_attr(not(feature = "debug"), allow(dead_code))]
    pub(crate) path: Option<&'a Path>,
    /// The contents.
    pub(crate) program: ProgramFile<'a>,
}

/// Files with programs, and the zebin that says where their arguments go.
pub(super) struct Inputs<'f> {
    files: Vec<(&'f InputFile, Vec<u8>)>,
    /// The zebin. `None` if the inputs of the kernels are their arguments.
    pub(super) zebin: Option<Zebin>,
    zebin_path: Option<PathBuf>,
    /// Whether a source was compiled.
    pub(super) is_compiled: bool,
}

impl<'f> Inputs<'f> {
    /// Reads the programs and the zebin. Sources are compiled for a device, with options of the
    /// compiler. `None` if the compiler refuses a source, and has said why.
    pub(super) fn read(
        context: &mut Context<'_>,
        inputs: &'f [InputFile],
        zebin: Option<&Path>,
        device: Option<&str>,
        options: &str,
    ) -> Result<Option<Self>, Failure> {
        let (mut files, mut is_compiled) = (Vec::new(), false);
        for file in inputs {
            let bytes = read_program(context, file)?;
            let bytes = match compile(context, file, &bytes, device, options)? {
                CompiledFile::NoSource => bytes,
                CompiledFile::Zebin(_) if inputs.len() > 1 || zebin.is_some() => {
                    let name = file.name();
                    let what = "is a source, which is compiled to a whole program: no other file can be with it";
                    return Err(Failure::Usage(format!("`{name}` {what}")));
                }
                CompiledFile::Zebin(zebin) => {
                    is_compiled = true;
                    zebin
                }
                CompiledFile::Refused => return Ok(None),
            };
            files.push((file, bytes));
        }
        // A zebin with texts is program and zebin at once.
        let both = files.iter().find(|(_, bytes)| is_elf_file(bytes));
        let (zebin_path, zebin) = match (zebin, both) {
            (Some(path), _) => {
                let bytes = read(path, b"\x7fELF", MAX_ZEBIN_BYTES, "zebin, which is an ELF file")?;
                (Some(path.to_owned()), Some(Zebin::parse(&bytes)))
            }
            (None, Some((file, bytes))) => (file.path().map(PathBuf::from), Some(Zebin::parse(bytes))),
            (None, None) => (None, None),
        };
        let zebin =
            zebin.transpose().map_err(|error| unreadable(zebin_path.as_deref().unwrap_or(Path::new("-")), error))?;
        Ok(Some(Self { files, zebin, zebin_path, is_compiled }))
    }

    /// Returns the path for messages about programs: that of the zebin, if there is one.
    pub(super) fn program_path(&self) -> &Path {
        let first = self.files.first().and_then(|(file, _)| file.path()).map(Path::new);
        self.zebin_path.as_deref().or(first).unwrap_or(Path::new("-"))
    }

    /// Returns the platform that the user or the zebin names, or that of the device.
    ///
    /// # Errors
    /// If the zebin is for another device than the named one, or a source has a platform.
    fn platform(&self, named: Option<Platform>, device: Option<&str>) -> Result<Option<Platform>, Failure> {
        if self.is_compiled && named.is_some() {
            let what = "`--platform` is for texts and object files; `--device` names the device of a source";
            return Err(Failure::Usage(what.to_owned()));
        }
        let of_zebin = self.zebin.as_ref().and_then(Zebin::platform);
        let Some(device) = device.filter(|_| named.is_none()) else { return Ok(named.or(of_zebin)) };
        if self.is_compiled {
            return Ok(of_zebin.or_else(|| Platform::from_device(device)));
        }
        let platform = parse_platform(device).map_err(Failure::Usage)?;
        let fits = |zebin: &Zebin| {
            zebin.kernels.iter().all(|kernel| kernel.platforms.is_empty() || kernel.platforms.contains(platform))
        };
        match (&self.zebin, of_zebin) {
            (Some(zebin), Some(other)) if !fits(zebin) => Err(unreadable(
                self.program_path(),
                format!("it is for {other}, but the device {device} is {platform}"),
            )),
            _ => Ok(Some(platform)),
        }
    }

    /// Returns the programs of all files. A zebin holds one text for each kernel.
    pub(super) fn programs(&self) -> Result<Vec<NamedProgram<'_>>, Failure> {
        let mut programs = Vec::new();
        for (file, bytes) in &self.files {
            let path = file.path().map(Path::new).filter(|_| !is_elf_file(bytes));
            let of_file = text::programs_of(file, bytes)?.into_iter();
            programs.extend(of_file.map(|(name, program)| NamedProgram { name, path, program }));
        }
        Ok(programs)
    }

    /// Returns the platform that programs run on: the one that the user or the zebin names, or else
    /// the one for which the programs have the fewest findings. Of several, it is the newest.
    pub(super) fn choose_platform(&self, named: Option<Platform>, device: Option<&str>) -> Result<Platform, Failure> {
        if let Some(platform) = self.platform(named, device)? {
            return Ok(platform);
        }
        let programs = self.programs()?;
        // The payload begins after the header register, so the first input shows its size.
        let first = programs.iter().filter_map(|named| first_input(&named.program)).min();
        let fits = |platform: &&Platform| platform.register_bytes().map(i32::from) == first.map(i32::from);
        let options = CheckOptions::default();
        let count = |platform: &&Platform| -> usize {
            programs.iter().map(|named| check_for(&named.program, **platform, &options).count_errors(false)).sum()
        };
        Ok(Platform::ALL.iter().rev().filter(fits).min_by_key(count).copied().unwrap_or(Platform::Skl))
    }

    /// Returns the object files of all programs, with their names. `None` if a text has mistakes,
    /// which were printed.
    pub(super) fn assemble(
        &self,
        context: &mut Context<'_>,
        platform: Platform,
    ) -> Result<Option<Vec<NamedObject>>, Failure> {
        let mut objects: Vec<NamedObject> = Vec::new();
        for NamedProgram { name, program, .. } in &self.programs()? {
            match object_file(program, Some(platform)) {
                Ok(bytes) => objects.push((name.clone(), bytes)),
                Err(findings) => {
                    print_to_stderr(context, &findings, OutputFormat::Human, name)?;
                    return Ok(None);
                }
            }
        }
        Ok(Some(objects))
    }
}

/// Returns the offset of the first input of a program's kernels.
fn first_input(program: &ProgramFile<'_>) -> Option<i16> {
    let module = match program {
        ProgramFile::Text(source) => text::parse_for_platform(source, None).module,
        ProgramFile::Object(bytes) => Module::open_lenient(bytes).ok()?.edit().ok()?,
    };
    let inputs = module.objects.iter().filter_map(|object| match &object.kind {
        KindBuf::Kernel { inputs, .. } => inputs.iter().map(|input| input.offset).min(),
        _ => None,
    });
    inputs.min()
}

/// Programs that are ready to run, and the description of their kernels.
pub(crate) struct LoadedProgram<'a> {
    pub(crate) modules: Vec<Module<'a>>,
    pub(crate) platform: Platform,
    pub(crate) program: Program<'a>,
    zebin: Option<&'a Zebin>,
}

impl<'a> LoadedProgram<'a> {
    pub(super) fn new(
        inputs: &'a Inputs<'_>,
        objects: &'a [NamedObject],
        platform: Platform,
        reference: bool,
    ) -> Result<Self, Failure> {
        let modules = open_modules(objects)?;
        let load = if reference { Program::load_reference } else { Program::load };
        let program = load(&modules, platform).map_err(|e| Failure::Unreadable(e.to_string()))?;
        Ok(Self { modules, platform, program, zebin: inputs.zebin.as_ref() })
    }

    /// Returns the names of all kernels.
    pub(super) fn kernel_names(&self) -> Vec<String> {
        match self.zebin {
            Some(zebin) => zebin.kernels.iter().map(|kernel| kernel.name.clone()).collect(),
            None => {
                let kernels = self.modules.iter().flat_map(|module| module.kernels().flatten());
                kernels.map(|kernel| kernel.name().to_string()).collect()
            }
        }
    }

    pub(super) const fn has_zebin(&self) -> bool {
        self.zebin.is_some()
    }

    /// Returns the description of a kernel: from the zebin, or else from its own inputs.
    ///
    /// # Errors If the kernel does not exist, or its inputs cannot be passed.
    pub(super) fn kernel(&self, name: &str, roles: &BTreeMap<String, InputRole>) -> Result<KernelInfo, LaunchError> {
        if let Some(zebin) = self.zebin {
            if let (false, Some(kernel)) = (roles.is_empty(), zebin.kernel(name)) {
                let what = format!(
                    "the zebin says what the inputs of `{}` are; `inputs` is for kernels without one",
                    kernel.name
                );
                return Err(LaunchError::new(what));
            }
            return zebin.kernel(name).cloned().ok_or_else(|| no_kernel(name, &self.kernel_names()));
        }
        let kernels = || self.modules.iter().flat_map(|module| module.kernels().flatten());
        let kernel = kernels().filter(|kernel| kernel.name() == *name).last();
        KernelInfo::with_roles(&kernel.ok_or_else(|| no_kernel(name, &self.kernel_names()))?, roles)
    }
}

fn no_kernel(name: &str, names: &[String]) -> LaunchError {
    let listed = list_kernels(names);
    let near = nearest(name, names.iter().map(String::as_str));
    let near = near.map(|near| format!("; did you mean `{near}`?")).unwrap_or_default();
    LaunchError::of_program(format!("there is no kernel `{name}` in it, only {listed}{near}"))
}

/// Lists the names of kernels for a message.
pub(super) fn list_kernels(names: &[String]) -> String {
    names.iter().map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", ")
}

/// Returns the object file of a program, or the mistakes of its text.
fn object_file(program: &ProgramFile<'_>, platform: Option<Platform>) -> Result<Vec<u8>, Vec<Finding>> {
    let source = match program {
        ProgramFile::Object(bytes) => return Ok(bytes.to_vec()),
        ProgramFile::Text(source) => source,
    };
    let parsed = text::parse_for_platform(source, platform);
    if !parsed.is_ok() {
        return Err(text::findings_of_statements(&parsed, source));
    }
    let bytes = parsed.module.to_bytes();
    bytes.map_err(|error| vec![Finding::error("text:object", error.to_string())])
}

/// Opens object files and checks them against the layout and values of the specification.
fn open_modules(objects: &[NamedObject]) -> Result<Vec<Module<'_>>, Failure> {
    let mut modules = Vec::new();
    for (name, bytes) in objects {
        // A text can declare things that object files cannot represent.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_is_read_up_to_its_limit() {
        assert_eq!(read_at_most(&[7; 8][..], 8).expect("it fits"), [7; 8]);
        let error = read_at_most(io::repeat(b' '), 1 << 20).expect_err("it has no end");
        assert_eq!(error.to_string(), "a program has at most 1 MiB");
    }
}
