//! The vendor's offline compiler, which makes zebins of OpenCL C and SPIR-V.
//!
//! The compiler is the program `ocloc`, or the one that `OPENVISA_OCLOC` names. It runs in a
//! temporary folder, with the options of the host. For example, a kernel for `dg2` is compiled with
//! `ocloc compile -file source.cl -device dg2 -internal_options -ze-emit-zebin-visa-sections`,
//! which leaves the vISA text in the zebin.
//!
//! Results are kept in the cache, with the libraries that the compiler has loaded.

//! # Example
//!
//! ```no_run
//! use openvisa_compile::{Compilation, Compiler, Source};
//!
//! # fn main() -> Result<(), openvisa_compile::CompileError> {
//! let compiler = Compiler::find(|name| std::env::var_os(name))?;
//! let source = Source::OpenClC("kernel void one(global int *x) { *x = 1; }");
//! let compiled = compiler.compile(&Compilation::new("dg2", source))?;
//! let zebin = openvisa_sim::Zebin::parse(&compiled.zebin).expect("the compiler writes zebins");
//! assert_eq!(zebin.kernels[0].name, "one");
//! # Ok(())
//! # }
//! ```

mod cache;
mod inline_scopes;
mod options;
mod source;

pub use options::split_options;
pub use source::{Source, SourceError, is_spirv};

use crate::cache::CacheEntry;
use crate::inline_scopes::{find_program, has_repeated_names};
use openvisa_sim::Zebin;
use std::collections::BTreeSet;
use std::env::consts::EXE_SUFFIX;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fmt, fs, io};
use tempfile::TempDir;

/// The environment variable that names the compiler.
const COMPILER_VARIABLE: &str = "OPENVISA_OCLOC";

/// The folder in which the compiler runs, as the compiler names it. Headers of the host are in this
/// folder, and nothing else, since they can have any name. Its own name differs each time, and
/// would be in messages and in the lines of binaries.
const HEADER_FOLDER: &str = "/proc/self/cwd";

/// The path of a source for which neither the caller nor the option `-s` gives one. The compiler
/// leaves out the slash where it names files in vISA text.
const NAMELESS_SOURCE: &str = "/kernel.cl";

/// Options that the compiler's front end does not have, but the simulator needs. OpenCL C 1.2 has
/// functions for depth images only with their extension, which the compiler leaves out for some
/// devices.
const INTERNAL_OPTIONS: &str = "-ze-emit-zebin-visa-sections -cl-ext=+cl_khr_depth_images";

/// Features that the headers of some compilers need in OpenCL C 3.0, even for a device without
/// images.
const FEATURES_OF_HEADERS: &str = ",+__opencl_c_images,+__opencl_c_read_write_images";

/// The device of programs for which nobody names one.
pub const DEFAULT_DEVICE: &str = "dg2";

/// Devices without images.
const DEVICES_WITHOUT_IMAGES: &[&str] = &["pvc"];

/// Optional features of OpenCL C 3.0 that devices with images have.
pub const IMAGE_FEATURES: &[&str] =
    &["__opencl_c_3d_image_writes", "__opencl_c_images", "__opencl_c_read_write_images"];

/// Optional features of OpenCL C 3.0 that the compiler has, but no device.
const ABSENT_FEATURES: &[&str] = &["__opencl_c_device_enqueue", "__opencl_c_pipes"];

/// Returns whether a device has images. `device` is its name for the compiler, such as `dg2`.
#[must_use]
pub fn has_images(device: &str) -> bool {
    !DEVICES_WITHOUT_IMAGES.iter().any(|name| name.eq_ignore_ascii_case(device))
}

/// The reason why there is no result.
#[non_exhaustive]
pub enum CompileError {
    /// There is no compiler that can be run. The text says what was looked for.
    Missing(String),
    /// The compiler does not know the device, or the text names no single device. The text says so.
    UnknownDevice(String),
    /// The compiler refuses the program. The text is its log, in which each line ends with a line
    /// end.
    Refused(String),
    /// The folder in which the compiler runs cannot be made, written or read.
    Folder(io::Error),
}

impl fmt::Display for CompileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Missing(what) | Self::UnknownDevice(what) | Self::Refused(what) => f.write_str(what.trim_end()),
            Self::Folder(error) => write!(f, "the temporary folder of the compiler: {error}"),
        }
    }
}

openvisa_isa_core::error_types!(CompileError { Self::Folder(error) => error });

impl From<io::Error> for CompileError {
    fn from(error: io::Error) -> Self {
        Self::Folder(error)
    }
}

/// A header that a source includes by a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Header {
    /// The name in the `#include` directive. It may have folders.
    pub name: String,
    /// The contents.
    pub source: String,
}

/// The kind of output that the compiler makes of a program.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Output {
    /// A zebin, and the SPIR-V of a source.
    #[default]
    Executable,
    /// The SPIR-V of a source only, which takes half the time. SPIR-V and bitcode are compiled to a
    /// zebin in any case, because this is what checks them.
    Object,
}

/// A program for the compiler.
#[derive(Clone, Copy, Debug)]
pub struct Compilation<'a> {
    /// Name of the device for the compiler, such as `dg2`.
    pub device: &'a str,
    /// The program.
    pub source: Source<'a>,
    /// The file of the program. Its folder is searched for headers, and messages and lines have its
    /// path.
    pub path: Option<&'a Path>,
    /// The wanted output.
    pub output: Output,
    /// Headers that are not in files.
    pub headers: &'a [Header],
    /// Options of `clBuildProgram`, such as `-DN=4 -cl-std=CL3.0`. Relative paths are relative to
    /// the current folder.
    pub options: &'a str,
}

/// The output of the compiler.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Compiled {
    /// The zebin, which has the vISA texts of its kernels. Empty if only SPIR-V was asked for.
    pub zebin: Vec<u8>,
    /// The SPIR-V of a source.
    pub il: Vec<u8>,
    /// The messages of the compiler, such as warnings.
    pub log: String,
}

/// The vendor's offline compiler, and the folder for its results.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Compiler {
    program: PathBuf,
    /// `None` if no results are kept.
    cache: Option<PathBuf>,
}

impl Compiler {
    /// Finds the compiler and the folder for its results. `variable` looks up an environment
    /// variable:
    ///
    /// - `OPENVISA_OCLOC` is the compiler: a path, or a name that is looked for in the folders of
    ///   `PATH`. The default is `ocloc`.
    /// - `OPENVISA_CACHE` is the folder for results. The default is `openvisa/opencl` in the folder
    ///   `XDG_CACHE_HOME`, or else in `.cache` of `HOME`. If the variable is set to nothing, no
    ///   results are kept.
    ///
    /// # Errors
    /// [`CompileError::Missing`] if there is no such file.
    pub fn find(variable: impl Fn(&str) -> Option<OsString>) -> Result<Self, CompileError> {
        let wanted = variable(COMPILER_VARIABLE).filter(|name| !name.is_empty());
        let wanted = PathBuf::from(wanted.unwrap_or_else(|| "ocloc".into()));
        let folders = variable("PATH").unwrap_or_default();
        // A path with a folder is relative to the current folder, not to those of `PATH`.
        let is_name = wanted.components().count() == 1;
        let folders: Vec<_> = match is_name {
            true => env::split_paths(&folders).collect(),
            false => env::current_dir().into_iter().collect(),
        };
        let program = |folder: &PathBuf| {
            let path = folder.join(&wanted).into_os_string();
            let with_suffix = [path.clone(), EXE_SUFFIX.into()].into_iter().collect::<OsString>();
            [path, with_suffix].into_iter().map(PathBuf::from).find(|path| path.is_file())
        };
        let found = folders.iter().find_map(program);
        let program = found.ok_or_else(|| {
            let wanted = wanted.display();
            CompileError::Missing(format!(
                "the compiler `{wanted}` was not found. Install `ocloc`, name it in {COMPILER_VARIABLE}, or use a binary"
            ))
        })?;
        Ok(Self { program, cache: cache::cache_folder(variable) })
    }

    /// Compiles a program, unless the cache has the result.
    ///
    /// # Errors
    /// [`CompileError::Refused`] with the log if the compiler refuses the program,
    /// [`CompileError::UnknownDevice`] if it does not know the device, and
    /// [`CompileError::Missing`] if it cannot be run.
    pub fn compile(&self, compilation: &Compilation<'_>) -> Result<Compiled, CompileError> {
        check_device(compilation.device)?;
        match self.compile_or_read(compilation) {
            Ok(compiled) => Ok(Compiled { log: compilation.name_source(&compiled.log), ..compiled }),
            Err(CompileError::Refused(log)) => Err(CompileError::Refused(compilation.name_source(&log))),
            Err(error) => Err(error),
        }
    }

    fn compile_or_read(&self, compilation: &Compilation<'_>) -> Result<Compiled, CompileError> {
        let cached = CacheEntry::of_compilation(self, compilation);
        if let Some(compiled) = cached.as_ref().and_then(CacheEntry::read) {
            return Ok(compiled);
        }
        let folder = work_folder()?;
        let file = match compilation.source {
            Source::OpenClC(text) => {
                let text = compilation.undefine_features() + text;
                write_file(folder.path(), "source.cl", text.as_bytes())?
            }
            Source::SpirV(bytes) => write_file(folder.path(), "source.spv", bytes)?,
            Source::Bitcode(bytes) => write_file(folder.path(), "source.bc", bytes)?,
        };
        for header in compilation.headers {
            write_file(&folder.path().join(HEADERS), &header.name, header.source.as_bytes())?;
        }
        let extensions = compilation.more_extensions();
        let mut command = compile_command(&self.program, folder.path(), &file, compilation.device, extensions);
        command.args(compilation.source.input_option());
        command.arg("-options").arg(compilation.complete_options());
        let compiled = match compilation.wants_il_only() {
            true => {
                command.arg("-spv_only");
                let result = folder.path().join("result.spv");
                let log = run(&mut command, folder.path(), &result)?;
                Compiled { il: fs::read(result)?, log, ..Compiled::default() }
            }
            false => finish(command, folder.path())?,
        };
        keep_result(cached, &compiled, folder.path());
        Ok(compiled)
    }

    /// Links compiled programs, each in SPIR-V, and compiles the result, unless the cache has it.
    ///
    /// # Errors
    /// Those of [`Compiler::compile`].
    pub fn link(&self, device: &str, inputs: &[&[u8]], options: &str) -> Result<Compiled, CompileError> {
        let cached = CacheEntry::of_linked(self, device, inputs, options);
        if let Some(compiled) = cached.as_ref().and_then(CacheEntry::read) {
            return Ok(compiled);
        }
        let folder = work_folder()?;
        let mut command = Command::new(&self.program);
        let linked = folder.path().join("linked.bc");
        command.arg("link").arg("-out").arg(&linked);
        for (index, input) in inputs.iter().enumerate() {
            command.arg("-file").arg(write_file(folder.path(), &format!("{index}.spv"), input)?);
        }
        if !options.is_empty() {
            command.args(["-options", options]);
        }
        let log = run(&mut command, folder.path(), &linked)?;
        let mut command = compile_command(&self.program, folder.path(), &linked, device, "");
        command.args(Source::Bitcode(&[]).input_option()).args(["-options", ALWAYS_OPTION]);
        let compiled = finish(command, folder.path())?;
        let compiled = Compiled { log: log + &compiled.log, ..compiled };
        keep_result(cached, &compiled, folder.path());
        Ok(compiled)
    }
}

/// Checks that a device is one name. The compiler also takes patterns and lists of devices, for
/// which it writes several results.
fn check_device(device: &str) -> Result<(), CompileError> {
    let is_name = device.starts_with(|c: char| c.is_ascii_alphanumeric())
        && device.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '.'));
    match is_name {
        true => Ok(()),
        false => Err(CompileError::UnknownDevice(format!("`{device}` is not the name of one device, such as `dg2`\n"))),
    }
}

/// Parts of the messages of compilers about a device that they do not know.
const UNKNOWN_DEVICE_MESSAGES: [&str; 2] = ["Could not determine device target", "Cannot get HW Info for device"];

/// The option that keeps the names and types of arguments.
const ALWAYS_OPTION: &str = "-cl-kernel-arg-info";

/// The option that keeps the lines of the source. It does not change the code.
const LINES_OPTION: &str = "-gline-tables-only";

impl<'a> Compilation<'a> {
    /// Creates a program without options that is compiled to a zebin.
    #[must_use]
    pub const fn new(device: &'a str, source: Source<'a>) -> Self {
        Self { device, source, path: None, output: Output::Executable, headers: &[], options: "" }
    }

    /// Returns whether no code for the device is needed.
    fn wants_il_only(&self) -> bool {
        self.output == Output::Object && matches!(self.source, Source::OpenClC(_))
    }

    /// Returns the options with absolute paths, because the compiler runs in another folder.
    fn complete_options(&self) -> String {
        let current = env::current_dir().unwrap_or_default();
        let absolute = |path: &Path| {
            let path = path.to_string_lossy().replace('"', "");
            format!("\"{}\"", current.join(path).display())
        };
        let is_source = matches!(self.source, Source::OpenClC(_));
        let path = self.path.filter(|_| is_source);
        let mut words = vec![ALWAYS_OPTION.to_owned()];
        if !self.headers.is_empty() {
            words.push(format!("-I{HEADER_FOLDER}"));
        }
        // A directive with a name in quotes looks beside the source first.
        words.extend(path.and_then(Path::parent).map(|folder| format!("-I{}", absolute(folder))));
        let (mut is_path, mut has_lines, mut has_name) = (false, false, false);
        for word in split_options(self.options) {
            match word.strip_prefix("-I") {
                _ if is_path => words.push(absolute(Path::new(word))),
                Some(path) if !path.is_empty() => words.push(format!("-I{}", absolute(Path::new(path)))),
                _ => words.push(word.to_owned()),
            }
            has_lines |= !is_path && word.starts_with("-g");
            has_name |= !is_path && word == "-s";
            is_path = !is_path && ["-I", "-s"].contains(&word);
        }
        if path.is_some() && !has_lines {
            words.push(LINES_OPTION.to_owned());
        }
        match path {
            _ if has_name => {}
            Some(path) => words.push(format!("-s {}", absolute(path))),
            None if is_source && has_lines => words.push(format!("-s {NAMELESS_SOURCE}")),
            None => {}
        }
        if is_source {
            words.push(format!("-I{}", absolute(Path::new(""))));
        }
        words.join(" ")
    }

    /// Returns a log in which the file of the source has the path that the caller gave.
    fn name_source(&self, log: &str) -> String {
        match self.path {
            Some(path) if !path.is_absolute() => {
                let absolute = env::current_dir().unwrap_or_default().join(path);
                log.replace(&*absolute.to_string_lossy(), &path.to_string_lossy())
            }
            _ => log.to_owned(),
        }
    }

    /// Returns whether the source is in a version of OpenCL C whose features are optional.
    fn has_features(&self) -> bool {
        matches!(self.source, Source::OpenClC(_)) && self.options.contains("-cl-std=CL3.0")
    }

    /// Returns directives for the start of the source: the compiler defines macros of features that
    /// the device does not have. The lines of the source keep their numbers.
    fn undefine_features(&self) -> String {
        if !self.has_features() {
            return String::new();
        }
        let of_images = IMAGE_FEATURES.iter().filter(|_| !has_images(self.device));
        let lines = ABSENT_FEATURES.iter().chain(of_images).map(|feature| format!("#undef {feature}\n"));
        lines.collect::<String>() + "#line 1\n"
    }

    /// Returns what is appended to the list of extensions in the internal options.
    fn more_extensions(&self) -> &'static str {
        if self.has_features() && !has_images(self.device) { FEATURES_OF_HEADERS } else { "" }
    }
}

/// The folder of the headers in the temporary folder.
const HEADERS: &str = "headers";

/// The start of the names of the files, in the temporary folder, in which the dynamic linker states
/// what the compiler loads.
const LOADED_FILES: &str = "loaded";

/// Creates a temporary folder for the files of the compiler, with a folder for headers.
fn work_folder() -> io::Result<TempDir> {
    let folder = TempDir::with_prefix("openvisa-")?;
    fs::create_dir(folder.path().join(HEADERS))?;
    Ok(folder)
}

/// Keeps a result of a compiler that ran in a temporary folder.
fn keep_result(entry: Option<CacheEntry>, compiled: &Compiled, folder: &Path) {
    if let Some(entry) = entry
        && let Ok(libraries) = loaded_files(folder)
    {
        entry.keep(compiled, &libraries);
    }
}

/// Returns the programs and libraries that the compiler has loaded. The library that makes the code
/// is not the program `ocloc`, and can be replaced alone.
///
/// For example, the dynamic linker states `1234: calling init: /usr/lib/libigc.so.1`.
fn loaded_files(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut found = BTreeSet::new();
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        if entry.file_name().to_string_lossy().starts_with(LOADED_FILES) {
            let text = String::from_utf8_lossy(&fs::read(entry.path())?).into_owned();
            let named = text.lines().filter_map(|line| {
                ["calling init: ", "initialize program: "].iter().find_map(|start| Some(line.split_once(start)?.1))
            });
            found.extend(named.map(PathBuf::from).filter(|path| path.is_absolute()));
        }
    }
    Ok(found.into_iter().collect())
}

/// Returns the command that compiles a file to `result` and `result.spv` in a folder. `extensions`
/// is appended to the list of extensions in the internal options.
fn compile_command(compiler: &Path, folder: &Path, file: &Path, device: &str, extensions: &str) -> Command {
    let mut command = Command::new(compiler);
    command.arg("compile").arg("-file").arg(file).args(["-device", device]);
    command.arg("-out_dir").arg(folder).args(["-output", "result", "-output_no_suffix"]);
    command.arg("-internal_options").arg(format!("{INTERNAL_OPTIONS}{extensions}"));
    command
}

/// Runs a command of [`compile_command`], and reads what it made.
fn finish(mut command: Command, folder: &Path) -> Result<Compiled, CompileError> {
    let result = folder.join("result");
    let log = run(&mut command, folder, &result)?;
    // Newer compilers add the suffix in any case.
    let read_zebin = || fs::read(&result).or_else(|_| fs::read(folder.join("result.bin")));
    let mut zebin = read_zebin()?;
    let texts = Zebin::texts(&zebin).unwrap_or_default();
    if texts.iter().any(|text| has_repeated_names(text)) {
        // The compiler dumps what it compiles, so it has to run again.
        let dumps = folder.join("dumps");
        fs::create_dir(&dumps)?;
        command.env("IGC_ShaderDumpEnable", "1").env("IGC_DumpToCustomDir", &dumps);
        run(&mut command, folder, &result)?;
        zebin = read_zebin()?;
        let dumps = inline_scopes::read_dumps(&dumps)?;
        let scoped = |text: &str| has_repeated_names(text).then(|| find_program(&dumps, text)).flatten();
        // A text that cannot be replaced has an error with its line when it is loaded.
        zebin = Zebin::with_replaced_texts(&zebin, scoped).unwrap_or(zebin);
    }
    let il = fs::read(folder.join("result.spv")).unwrap_or_default();
    Ok(Compiled { zebin, il, log })
}

/// Runs the compiler in a folder, and returns its messages. `result` is the file that it must
/// write.
fn run(command: &mut Command, folder: &Path, result: &Path) -> Result<String, CompileError> {
    // Older versions write another format, unless they are asked for zebins.
    command.current_dir(folder.join(HEADERS)).env("IGC_EnableZEBinary", "1");
    command.env("LD_DEBUG", "libs").env("LD_DEBUG_OUTPUT", folder.join(LOADED_FILES));
    let output = command.output();
    let output = output.map_err(|error| {
        let compiler = Path::new(command.get_program()).display();
        CompileError::Missing(format!("the compiler `{compiler}` cannot be run: {error}\n"))
    })?;
    let log = [output.stdout, output.stderr].map(|bytes| String::from_utf8_lossy(&bytes).into_owned()).concat();
    let of_program = |line: &&str| {
        let about_itself = ["Build ", "Command was: ", "Compilation from IR", "Linker execution"];
        !about_itself.iter().any(|start| line.starts_with(start)) && !line.is_empty()
    };
    let log: String = log.lines().filter(of_program).map(|line| name_files(line) + "\n").collect();
    let written = result.is_file() || result.with_extension("bin").is_file();
    match output.status.success() && written {
        true => Ok(log),
        false if UNKNOWN_DEVICE_MESSAGES.iter().any(|message| log.contains(message)) => {
            Err(CompileError::UnknownDevice(log))
        }
        false if log.is_empty() => Err(CompileError::Refused(format!("the compiler ended with {}\n", output.status))),
        false => Err(CompileError::Refused(log)),
    }
}

/// Names files in a line of the log as the host knows them. For example, the file of
/// `/kernel.cl:2:8: error: …` is `kernel.cl`.
fn name_files(line: &str) -> String {
    let source = format!("{NAMELESS_SOURCE}:");
    let line = match line.find(&source) {
        Some(at) if at == 0 || line[..at].ends_with("included from ") => [&line[..at], &line[at + 1..]].concat(),
        _ => line.to_owned(),
    };
    name_headers(&line)
}

/// Replaces paths of the host's headers by their names. For example, the line `FILE
/// "/proc/self/cwd/a.h"` of a vISA text becomes `FILE "a.h"`.
#[must_use]
pub fn name_headers(text: &str) -> String {
    text.replace(&format!("{HEADER_FOLDER}/"), "")
}

/// Writes a file in a folder. A name may have folders, but none outside.
fn write_file(folder: &Path, name: &str, bytes: &[u8]) -> io::Result<PathBuf> {
    let inside = Path::new(name).components().all(|part| matches!(part, std::path::Component::Normal(_)));
    if !inside {
        return Err(io::Error::other(format!("`{name}` is not the name of a header")));
    }
    let path = folder.join(name);
    fs::create_dir_all(path.parent().unwrap_or(folder))?;
    fs::write(&path, bytes)?;
    Ok(path)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_compiler_that_cannot_be_run_is_named() {
        let folder = TempDir::new().expect("there is a temporary folder");
        fs::create_dir(folder.path().join(HEADERS)).expect("it can be created");
        let compiler = write_file(folder.path(), "ocloc", b"not a program").expect("it can be written");
        match run(&mut Command::new(compiler), folder.path(), &folder.path().join("result")) {
            Err(CompileError::Missing(text)) => assert!(text.contains("/ocloc` cannot be run: "), "{text}"),
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn the_compiler_is_found_by_its_path_or_in_the_folders_of_the_environment() {
        let folder = TempDir::new().expect("there is a temporary folder");
        let program = write_file(folder.path(), "other", b"").expect("it can be written");
        let found = |wanted: &str| {
            let variable = |name: &str| match name {
                COMPILER_VARIABLE => Some(wanted.into()),
                "PATH" => Some(folder.path().into()),
                "OPENVISA_CACHE" => Some("".into()),
                _ => None,
            };
            Compiler::find(variable)
        };
        let expected = Compiler { program: program.clone(), cache: None };
        for wanted in ["other", &program.to_string_lossy()] {
            assert_eq!(found(wanted).expect(wanted), expected);
        }
        for wanted in ["", "./other", "/none/other"] {
            let name = if wanted.is_empty() { "ocloc" } else { wanted };
            let error = found(wanted).expect_err(wanted).to_string();
            assert!(error.starts_with(&format!("the compiler `{name}` was not found")), "{error}");
        }
    }

    /// Returns the complete options of a source, without those that are always there.
    fn options_of_source(options: &str) -> String {
        let compilation = Compilation { options, ..Compilation::new("dg2", Source::OpenClC("")) };
        let current = env::current_dir().expect("there is one").display().to_string();
        let complete = compilation.complete_options();
        let start = "-cl-kernel-arg-info ";
        let own = complete.strip_prefix(start).and_then(|rest| rest.strip_suffix(&format!("-I\"{current}/\"")));
        own.unwrap_or_else(|| panic!("{complete}")).trim_end().replace(&current, "CURRENT")
    }

    #[test]
    fn paths_of_options_are_absolute_and_may_have_spaces() {
        assert_eq!(
            options_of_source("-DA=1  -Ia -I b -I\"c d\""),
            "-DA=1 -I\"CURRENT/a\" -I \"CURRENT/b\" -I\"CURRENT/c d\""
        );
        assert_eq!(options_of_source("-I /a/b -DT=\"x y\" -I"), "-I \"/a/b\" -DT=\"x y\" -I");
    }

    #[test]
    fn sources_with_lines_have_the_name_of_the_options_or_a_fixed_one() {
        for option in ["-g", "-gline-tables-only"] {
            assert_eq!(options_of_source(option), format!("{option} -s /kernel.cl"));
        }
        assert_eq!(options_of_source("-g -s a.cl"), "-g -s \"CURRENT/a.cl\"");
        assert_eq!(options_of_source("-s \"/a b/c.cl\" -g"), "-s \"/a b/c.cl\" -g");
        assert_eq!(options_of_source("-I -g"), "-I \"CURRENT/-g\"");
    }

    #[test]
    fn a_source_of_a_file_has_its_lines_and_the_headers_beside_it() {
        let options = |source, options| {
            let path = Some(Path::new("/a b/c.cl"));
            let all = Compilation { path, options, ..Compilation::new("dg2", source) }.complete_options();
            all.replace(&*env::current_dir().expect("there is one").to_string_lossy(), "CURRENT")
        };
        let expected = "-cl-kernel-arg-info -I\"/a b\" -Ix -gline-tables-only -s \"/a b/c.cl\" -I\"CURRENT/\"";
        assert_eq!(options(Source::OpenClC(""), "-I/x").replace("\"/x\"", "x"), expected);
        assert!(!options(Source::OpenClC(""), "-g").contains("-gline"));
        assert_eq!(options(Source::SpirV(&[]), "-DA"), "-cl-kernel-arg-info -DA");
    }

    #[test]
    fn a_device_is_one_name() {
        for name in ["dg2", "arl-h", "12.55.8", "DG2"] {
            assert!(check_device(name).is_ok(), "{name}");
        }
        for name in ["", "*", "dg2,skl", "-file", "dg 2"] {
            assert!(matches!(check_device(name), Err(CompileError::UnknownDevice(_))), "{name}");
        }
    }

    #[test]
    fn messages_have_the_path_that_the_caller_gave() {
        let path = Some(Path::new("a/b.cl"));
        let compilation = Compilation { path, ..Compilation::new("dg2", Source::OpenClC("")) };
        let absolute = env::current_dir().expect("there is one").join("a/b.cl");
        assert_eq!(compilation.name_source(&format!("{}:1:2: error", absolute.display())), "a/b.cl:1:2: error");
    }

    #[test]
    fn messages_name_files_as_the_host_does() {
        for (line, expected) in [
            ("/kernel.cl:2:8: error: use", "kernel.cl:2:8: error: use"),
            ("In file included from /kernel.cl:1:", "In file included from kernel.cl:1:"),
            ("/home/kernel.cl:2:8: error: use", "/home/kernel.cl:2:8: error: use"),
            ("/proc/self/cwd/inc/a.h:1:1: error: use", "inc/a.h:1:1: error: use"),
        ] {
            assert_eq!(name_files(line), expected);
        }
    }

    #[test]
    fn headers_are_written_only_inside_the_folder() {
        let folder = TempDir::new().expect("there is a temporary folder");
        assert!(write_file(folder.path(), "a/b.h", b"x").is_ok());
        assert!(write_file(folder.path(), "../b.h", b"x").is_err());
        assert!(write_file(folder.path(), "/b.h", b"x").is_err());
    }
}
